#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ensureInstalled, nodePath, root } from './install.mjs';

await ensureInstalled();
const { status } = spawnSync(
  nodePath,
  ['--no-warnings', '--test', '--test-reporter=spec', path.join(root, 'tests/*.test.ts')],
  { stdio: 'inherit', cwd: root },
);
process.exit(status ?? 1);
