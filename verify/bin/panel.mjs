#!/usr/bin/env node
/** `npm run panel` and `npm run screens`: follow the procedures of pages and take their pictures. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ensureInstalled } from './install.mjs';
import { nodePath, root } from './project-node.mjs';

await ensureInstalled('NO PROCEDURE WAS FOLLOWED');
const { status } = spawnSync(
  nodePath,
  ['--no-warnings', path.join(root, 'panel/cli.ts'), ...process.argv.slice(2)],
  { stdio: 'inherit' },
);
process.exitCode = status ?? 1;
