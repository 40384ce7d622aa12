#!/usr/bin/env node
/** `npm run releases`: computes `../docs/data/releases.json` from the published packages. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ensureInstalled } from './install.mjs';
import { nodePath, root } from './project-node.mjs';

await ensureInstalled('NOTHING WAS COMPUTED');
const { status } = spawnSync(
  nodePath,
  ['--no-warnings', path.join(root, 'src/news/releases/cli.ts')],
  {
    stdio: 'inherit',
  },
);
process.exitCode = status ?? 1;
