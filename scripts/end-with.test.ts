// @vitest-environment node
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';

const run = (command: string) =>
  spawnSync(
    process.execPath,
    [
      '--input-type=module-typescript',
      '--eval',
      `import { endWith } from ${JSON.stringify(path.join(import.meta.dirname, 'end-with.ts'))};
       await endWith(async () => { ${command} });`,
    ],
    { encoding: 'utf8', timeout: 20_000 },
  );

test('a failed command ends with code 1 and its message, even while something is still waiting', () => {
  const { status, stderr } = run(
    'setInterval(() => {}, 1000); throw new Error("docs/lost.md is in no sidebar.");',
  );
  expect(status).toBe(1);
  expect(stderr.trim()).toBe('docs/lost.md is in no sidebar.');
});

test('a command that succeeds ends with code 0', () => {
  expect(run('console.log("done");')).toMatchObject({ status: 0, stdout: 'done\n' });
});
