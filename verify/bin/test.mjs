#!/usr/bin/env node
/**
 * The types of the verifier, and those of its tests that need the CMS, which is installed first. The
 * other tests run with those of the site.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ensureInstalled } from './install.mjs';
import { nodePath, root } from './project-node.mjs';

await ensureInstalled('NO TEST WAS RUN');
const reporters = ['spec', path.join(root, 'bin/count.mjs')].flatMap((reporter) => [
  `--test-reporter=${reporter}`,
  '--test-reporter-destination=stdout',
]);
const types = spawnSync(
  nodePath,
  [path.join(root, 'node_modules/typescript/bin/tsc'), '-p', root],
  { stdio: 'inherit' },
);
if (types.status !== 0) process.exit(1);
const { status } = spawnSync(
  nodePath,
  ['--no-warnings', '--test', ...reporters, path.join(root, 'tests/cms/*.test.ts')],
  {
    stdio: 'inherit',
    cwd: root,
  },
);
process.exit(status ?? 1);
