import assert from 'node:assert/strict';
import { test } from 'vitest';
import { checkCommandTables } from '../src/checks/command-tables.ts';
import { parsePage } from '../src/pages/page.ts';
import type { CliCommand } from '../src/shell/commands.ts';
import type { Program } from '../src/shell/program.ts';

const command = (
  names: string[],
  flags: string[] = [],
  commands: CliCommand[] = [],
): CliCommand => ({
  names,
  flags: ['-h', '--help', ...flags],
  flagsWithValue: flags.filter((flag) => flag === '--file'),
  commands,
});

const strapi = command(
  ['strapi'],
  ['--version'],
  [
    command(['develop', 'dev'], ['-d', '--debug']),
    command(['export'], ['--file']),
    command(['openapi'], [], [command(['generate'])]),
  ],
);
const none = command(['none']);
const programs: Record<Program, CliCommand> = {
  strapi,
  'create-strapi-app': none,
  upgrade: none,
  'strapi-plugin': none,
};

const table = (of: string, ...names: string[]): string =>
  [
    `:::params{of="${of}"}`,
    '| Name | Description |',
    '|---|---|',
    ...names.map((name) => `| ${name} | What it does |`),
    '',
    ':::',
    '',
  ].join('\n');

const complete = [
  table('strapi', '`--version`', '`develop`, `dev`', '`export`', '`openapi generate`'),
  table('strapi develop', '`-d`, `--debug`'),
  table('strapi export', '`--file <file>`'),
];

/** The failures of a page as `line message`. */
function failures(...tables: string[]): string[] {
  const { tables: parsed } = parsePage('docs/cli.md', tables.join('\n'));
  return checkCommandTables(parsed, programs).flatMap((finding) =>
    finding.outcome === 'failed' ? [`${finding.line} ${finding.message}`] : [],
  );
}

test('a page that lists every command and option passes', () => {
  assert.deepEqual(failures(...complete), []);
});

test('a command, a name of it or an option that no table lists fails at the first list', () => {
  assert.deepEqual(failures(table('strapi', '`export`'), complete[2] ?? ''), [
    '2 No table lists the option `--version` of `strapi`.',
    '2 No table lists the command `strapi develop`.',
    '2 No table lists the command `strapi dev`.',
    '2 No table lists the command `strapi openapi generate`.',
  ]);
});

test('a command with options needs a table of them', () => {
  assert.deepEqual(failures(complete[0] ?? '', complete[1] ?? ''), [
    '6 No table lists the options of `strapi export`. Add one with of="strapi export".',
  ]);
});

test('what the program does not have fails in its row', () => {
  assert.deepEqual(
    failures(
      table('strapi', '`--version`', '`develop`, `dev`', '`export`', '`openapi generate`', '`fly`'),
      table('strapi develop', '`-d`, `--debug`', '`--fast`'),
      complete[2] ?? '',
    ),
    ['8 `strapi` has no command `fly`.', '16 `strapi develop` has no option `--fast`.'],
  );
});

test('an option that a table of options leaves out fails at the table', () => {
  assert.deepEqual(failures(table('strapi develop', '`--debug`')), [
    '2 `strapi develop` has the option `-d`. Add it to this table.',
  ]);
});

test('whether an option takes a value is compared, too', () => {
  assert.deepEqual(failures(table('strapi export', '`--file`')), [
    '4 `--file` takes a value. Write what it is, such as `--file <file>`.',
  ]);
  assert.deepEqual(failures(table('strapi develop', '`-d`, `--debug <level>`')), [
    '4 `--debug` takes no value in `<…>`.',
  ]);
});

test('one table can be about several commands with the same options', () => {
  assert.deepEqual(failures(table('strapi develop, dev', '`-d`, `--debug`')), []);
  assert.deepEqual(failures(table('strapi develop, fly', '`-d`, `--debug`')), [
    '2 `strapi` has no command `fly`. Correct `of`.',
  ]);
});
