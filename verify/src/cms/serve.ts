/** Boots the seeded CMS for reading and trying things out: `npm run serve -- [port] [--panel]`. */
import './determinism.ts';

import { rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensurePanel } from '../../panel/build/ensure-panel.ts';
import { boot, forgetRateLimits, listen } from './boot.ts';
import { copyProject } from './project.ts';
import { seed, seedPanel } from './seed.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { panel: { type: 'boolean', default: false } },
});
const port = Number(positionals[0] ?? 0);
const panel = values.panel ? await ensurePanel() : undefined;
const appDir = copyProject(`serve-${port || process.pid}`);
if (panel) {
  symlinkSync(panel, path.join(appDir, 'build'));
  process.env.SERVE_ADMIN_PANEL = 'true';
}
const strapi = await boot(appDir);
const fixtures = await seed(strapi);
if (panel) await seedPanel(strapi);
const actualPort = await listen(strapi, port);

// The clock is still here (sessions never expire), so the limiter of the sign-in routes
// would never forget a call.
strapi.server.httpServer.prependListener('request', forgetRateLimits);
process.on('SIGTERM', () => {
  rmSync(appDir, { recursive: true, force: true });
  process.exit(0);
});

const baseUrl = `http://127.0.0.1:${actualPort}`;
console.log(`base URL: ${baseUrl}`);
if (panel) console.log(`admin panel: ${baseUrl}/admin (dana@example.com, Password123)`);
for (const [name, value] of Object.entries(fixtures)) console.log(`${name}: ${value}`);
