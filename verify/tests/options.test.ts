import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, test } from 'vitest';
import { checkGaps, optionGaps } from '../src/checks/gaps.ts';
import { unnamed } from '../src/checks/unnamed.ts';
import { variablesIn } from '../src/options/environment.ts';
import { parseExceptions } from '../src/options/exceptions.ts';
import type { OptionType } from '../src/options/option-type.ts';
import { readWrittenType, wrongType, wrongTypeOfDefault } from '../src/options/option-type.ts';
import { readsIn } from '../src/options/reads.ts';
import { parsePage } from '../src/pages/page.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'verify-options-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The sorted names that a piece of server code reads, and those whose values it hands on. */
function reads(code: string, plugin?: string): { names: string[]; handedOn: string[] } {
  const file = path.join(folder, 'code.js');
  writeFileSync(file, code);
  const { names, handedOn } = readsIn([file], plugin);
  return { names: [...names].sort(), handedOn: [...handedOn].sort() };
}

test('a read is followed through members, destructuring and variables', () => {
  assert.deepEqual(
    reads(`
      const { enabled, limits: { max } } = strapi.config.get('server.queue', {});
      const proxy = strapi.config.get('server').proxy ?? {};
      if (proxy.koa) start(proxy['fetch']);
    `).names,
    [
      'server',
      'server.proxy',
      'server.proxy.fetch',
      'server.proxy.koa',
      'server.queue',
      'server.queue.enabled',
      'server.queue.limits',
      'server.queue.limits.max',
    ],
  );
});

test('members of strings and lists are no options', () => {
  assert.deepEqual(
    reads(`strapi.config.get('admin.url').toLowerCase(); strapi.config.get('app.keys').length;`)
      .names,
    ['admin.url', 'app.keys'],
  );
});

test('a value that goes elsewhere is handed on, one that is only tested is not', () => {
  const { handedOn } = reads(`
    if (strapi.config.get('server.cron') === undefined) return;
    createServer(strapi.config.get('server.http'));
  `);
  assert.deepEqual(handedOn, ['server.http']);
});

test('plugins read their options in three ways, and Lodash picks some by name', () => {
  assert.deepEqual(
    reads(
      `
      const { config } = strapi.plugin('graphql');
      config('endpoint');
      strapi.plugin('upload').config('sizeLimit');
      strapi.config.get('plugin::email.provider');
      fp.pick(['settings.from', 'settings.to'], strapi.config.get('plugin::email'));
      `,
      'graphql',
    ).names,
    [
      'plugins.email',
      'plugins.email.provider',
      'plugins.email.settings.from',
      'plugins.email.settings.to',
      'plugins.graphql.endpoint',
      'plugins.upload.sizeLimit',
    ],
  );
});

test('environment variables are read directly, destructured or through env()', () => {
  assert.deepEqual(
    variablesIn(
      "process.env.A_B; process.env['C']; const { D, E: e } = process.env; env('F'); env.int('G', 1); env.name('H'); process.environment.I;",
    ),
    ['A_B', 'C', 'D', 'E', 'F', 'G'],
  );
});

/** The type that a cell of a table says. */
function written(cell: string): OptionType {
  const [table] = parsePage(
    'x.md',
    `:::params{of="server"}\n| Name | Type | Description |\n|---|---|---|\n| \`a\` | ${cell} | x |\n\n:::\n`,
  ).tables;
  const read = readWrittenType(table?.rows[0]?.type ?? []);
  assert.ok(read.ok, cell);
  return read.type;
}

const declared = (
  kinds: ('string' | 'number' | 'boolean' | 'object' | 'list' | 'function')[],
  literals: (string | boolean)[] = [],
): OptionType => ({ kinds: new Set(kinds), literals: new Set(literals) });

const right: [cell: string, type: OptionType][] = [
  ['integer', declared(['number'])],
  ['string or integer', declared(['number', 'string'])],
  ['string, list of strings or function', declared(['string', 'list', 'function'])],
  ['`strict`, `lax` or boolean', declared(['boolean'], ['strict', 'lax'])],
  ['object or `false`', declared(['object'], [false])],
  ['object or `false`', declared(['object', 'boolean'])],
  ['`a` or `b`', declared(['string'])],
];
for (const [cell, type] of right)
  test(`the type "${cell}" can be right`, () =>
    assert.equal(wrongType(written(cell), type), undefined));

const wrong: [cell: string, type: OptionType, problem: RegExp][] = [
  ['string', declared(['number']), /is number in the packages, the page says string/],
  ['string', declared(['string', 'number']), /is string or number in/],
  ['string or object', declared(['string']), /is string in/],
  ['string', declared([], ['a', 'b']), /is `a` or `b` in/],
  ['`a`', declared([], ['a', 'b']), /is `a` or `b` in/],
  ['`a`, `b` or `c`', declared([], ['a', 'b']), /says `a` or `b` or `c`/],
  ['list of strings', declared(['string']), /says list/],
];
for (const [cell, type, problem] of wrong)
  test(`the type "${cell}" is found wrong`, () =>
    assert.match(wrongType(written(cell), type) ?? '', problem));

test('without a declared type, the default value tells the type', () => {
  assert.equal(wrongTypeOfDefault(written('integer'), 25), undefined);
  assert.equal(wrongTypeOfDefault(written('`a` or `b`'), 'a'), undefined);
  assert.equal(wrongTypeOfDefault(written('object'), null), undefined);
  assert.match(wrongTypeOfDefault(written('string'), 25) ?? '', /default of the type number/);
  assert.match(wrongTypeOfDefault(written('string'), []) ?? '', /default of the type list/);
});

test("a word that isn't a type is not understood", () => {
  assert.deepEqual(readWrittenType([{ code: false, text: 'string or various' }]), {
    ok: false,
    part: 'various',
  });
});

const nothing = { tools: new Set<string>(), events: new Set<string>() };
const known = { names: { server: ['cron', 'cron.tasks', 'host', 'port'], environment: ['HOST'] } };
const listing = (of: string, ...names: string[]) => ({
  file: 'docs/a.md',
  options: { [of]: names },
});

test('a gap is what no table lists and no exception names', () => {
  assert.deepEqual(
    optionGaps(
      [listing('server.cron', 'tasks'), listing('server', 'host')],
      known,
      parseExceptions('environment.HOST: set by the shell\n'),
    ),
    ['server.port'],
  );
});

test('a tool or an event that no page names is missing', () => {
  const page = parsePage(
    'docs/x.md',
    'The log has `role.*` and `locale.default.update`. `list_restaurant` lists, and `log` logs.',
  );
  const catalog = {
    tools: new Set(['log', 'list_<type>', 'get_<type>']),
    events: new Set(['role.create', 'locale.default.update', 'locale.update']),
  };
  assert.deepEqual(unnamed([page], catalog), ['tool.get_<type>', 'event.locale.update']);
});

test('an exception that is listed, unknown or without a reason fails with its line', () => {
  const exceptions = parseExceptions(
    'server.host: internal\nserver.cron.*: internal\nserver.gone: internal\nserver.port:\nenvironment.HOST: x\n',
  );
  assert.deepEqual(
    checkGaps([listing('server', 'host', 'cron')], known, { since: {} }, exceptions, nothing),
    [
      { line: 4, message: '`server.port` needs the reason why no table lists it.' },
      {
        line: 1,
        message:
          'No table lists `server.port`. Add it to the page of its file, or name it here with the reason why not.',
      },
      { line: 1, message: 'docs/a.md lists `server.host`. Remove it here.' },
      { line: 3, message: "The packages don't know `server.gone`. Remove it." },
    ],
  );
});
