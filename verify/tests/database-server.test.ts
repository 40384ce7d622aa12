import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { test } from 'vitest';
import { ended } from '../src/cms/databases/server.ts';

test('a database server that has ended already can be stopped', async () => {
  const server = spawn(process.execPath, ['--eval', '']);
  await once(server, 'exit');
  await ended(server, 'SIGTERM');
});
