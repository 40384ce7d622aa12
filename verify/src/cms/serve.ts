/** Boots the seeded CMS for reading and trying things out: `npm run serve -- [port]`. */
import { rmSync } from 'node:fs';
import { boot, forgetRateLimits, listen } from './boot.ts';
import { copyProject } from './project.ts';
import { seed } from './seed.ts';

const port = Number(process.argv[2] ?? 0);
const appDir = copyProject(`serve-${port || process.pid}`);
const strapi = await boot(appDir);
const fixtures = await seed(strapi);
const actualPort = await listen(strapi, port);

// The clock stands still here (sessions never expire), so the limiter of the sign-in routes
// would never forget a call.
strapi.server.httpServer.prependListener('request', forgetRateLimits);
process.on('SIGTERM', () => {
  rmSync(appDir, { recursive: true, force: true });
  process.exit(0);
});

console.log(`base URL: http://127.0.0.1:${actualPort}`);
for (const [name, value] of Object.entries(fixtures)) console.log(`${name}: ${value}`);
