import assert from 'node:assert/strict';
import { test } from 'vitest';
import { misuse } from '../src/checks/shell.ts';
import { parseHelp } from '../src/shell/commands.ts';
import { shellCommands } from '../src/shell/parse.ts';
import { resolveCommand } from '../src/shell/resolve.ts';

test('a block is split into its commands', () => {
  const code =
    '# comment\n$ NODE_ENV=production yarn start && \\\n  echo done > log\ncat <<EOF > .env\nyarn nothing\nEOF\nnpm i <package>';
  assert.deepEqual(shellCommands(code), [
    { words: ['yarn', 'start'], line: 1 },
    { words: ['echo', 'done'], line: 1 },
    { words: ['log'], line: 1 },
    { words: ['cat'], line: 3 },
    { words: ['npm', 'i', 'PLACEHOLDER'], line: 6 },
  ]);
});

test('every way to call a program comes down to the same', () => {
  const develop = {
    kind: 'program',
    program: 'strapi',
    words: ['develop', '--debug'],
    packages: [],
  };
  for (const line of [
    'yarn develop --debug',
    'npm run develop -- --debug',
    'npx strapi develop --debug',
    'pnpm strapi develop --debug',
    'yarn strapi develop --debug',
  ]) {
    assert.deepEqual(resolveCommand(line.split(' ')), develop, line);
  }
  assert.deepEqual(resolveCommand(['yarn', 'create', 'strapi', 'my-project']), {
    kind: 'program',
    program: 'create-strapi-app',
    words: ['my-project'],
    packages: ['create-strapi'],
  });
  assert.deepEqual(resolveCommand(['npm', 'i', '-D', 'qs@6']), {
    kind: 'packages',
    packages: ['qs@6'],
  });
  for (const line of ['git clone', 'npm prune --omit=dev'])
    assert.deepEqual(resolveCommand(line.split(' ')), { kind: 'other' }, line);
  assert.equal(resolveCommand(['npm', 'develop']).kind, 'problem');
});

const help =
  'Usage: x <command>\n\nOptions:\n  -f, --file <path>  A file\n  -n, --dry          Nothing\n\nCommands:\n  make [options]  Makes\n  help [command]  Helps';
const program = parseHelp(help, 'upgrade', (name) => ({
  names: [name],
  flags: ['--fast'],
  flagsWithValue: [],
  commands: [],
}));

test('flags and commands are held against the help text', () => {
  assert.equal(misuse('upgrade', program, ['-f', 'make', 'make', '--fast']), undefined);
  assert.equal(misuse('upgrade', program, ['--file=x', '-nf', 'make']), undefined);
  assert.match(
    misuse('upgrade', program, ['make', '--slow']) ?? '',
    /`upgrade make` has no option `--slow`/,
  );
  assert.match(misuse('upgrade', program, ['break']) ?? '', /no command `break`/);
});
