#!/usr/bin/env node
import { spawn } from 'node:child_process';
import path from 'node:path';
import { ensureInstalled } from './install.mjs';
import { nodePath, root } from './project-node.mjs';

await ensureInstalled();
const child = spawn(
  nodePath,
  [
    '--import',
    path.join(root, 'src/cms/determinism.ts'),
    path.join(root, 'src/cms/serve.ts'),
    ...process.argv.slice(2),
  ],
  {
    stdio: 'inherit',
    env: { ...process.env, STRAPI_TELEMETRY_DISABLED: 'true', NODE_ENV: 'development' },
  },
);
process.on('SIGINT', () => child.kill('SIGINT'));
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('exit', (code) => process.exit(code ?? 1));
