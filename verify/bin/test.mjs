#!/usr/bin/env node
/** The verifier's own tests; installs the CMS first, so that a clean clone can run them too. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ensureInstalled, nodePath, root } from './install.mjs';

await ensureInstalled('NO TEST WAS RUN');
const reporters = ['spec', path.join(root, 'bin/count.mjs')].flatMap((reporter) => [
  `--test-reporter=${reporter}`,
  '--test-reporter-destination=stdout',
]);
const { status } = spawnSync(nodePath, ['--no-warnings', '--test', ...reporters, path.join(root, 'tests/*.test.ts')], {
  stdio: 'inherit',
  cwd: root,
});
process.exit(status ?? 1);
