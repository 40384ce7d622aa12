import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, test } from 'vitest';
import { commandsIn } from '../src/releases/commands.ts';
import { changesBetween, type Snapshot } from '../src/releases/compare.ts';
import { eventsIn } from '../src/releases/events.ts';
import { exportsOf } from '../src/releases/exports.ts';
import { latestPossible } from '../src/releases/registry.ts';
import { contentRoutesIn } from '../src/releases/routes.ts';
import { toolsIn } from '../src/releases/tools.ts';
import { noSurface } from '../src/since/surface.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'releases-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, text: string): string {
  const place = path.join(folder, name);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, text);
  return place;
}

test('commands are found with their options, those that they share and those of their group', () => {
  const shared = file(
    'shared.js',
    "const onlyOption = new commander.Option('--only <kinds>', 'x');",
  );
  const main = file(
    'main.js',
    `const command = () => commander.createCommand('export').alias('e')
       .option('-f, --file <file>', 'x')
       .addOption(new commander.Option('--format <format>').choices(['tar', 'dir']))
       .addOption(shared.onlyOption).action(run);
     const group$1 = commander.createCommand('openapi');
     group$1.command('generate <file>').requiredOption('-o, --output <path>').action(run);
     program.command('admin:create-user|admin:create');`,
  );
  assert.deepEqual(
    [...commandsIn([shared, main])],
    [
      'export',
      'export --file',
      'export --format',
      'export --only',
      'openapi',
      'openapi generate',
      'openapi generate --output',
      'admin:create-user',
    ],
  );
});

test('routes of the Content API are found in their file, their factory and their list', () => {
  const own = file(
    'routes/content-api/auth.js',
    `const routes = [{ method: 'POST', path: '/auth/local', handler: 'a', config: { prefix: '' } }];`,
  );
  const bundled = file(
    'index.js',
    `const list = [{ method: 'GET', path: '/files', handler: 'x' }];
     const admin = { type: 'admin', routes: [{ method: 'GET', path: '/settings', handler: 'x' }] };
     const content = { type: 'content-api', routes: list };
     const made = createContentApiRoutesFactory(() => [{ method: 'POST', path: '/', handler: 'x' }]);`,
  );
  assert.deepEqual([...contentRoutesIn([own], 'upload')], ['POST /api/auth/local']);
  assert.deepEqual(
    [...contentRoutesIn([bundled], 'upload')],
    ['GET /api/upload/files', 'POST /api/upload'],
  );
});

test('events are found where they are emitted and where they are listed', () => {
  const events = file(
    'server/hub.js',
    `strapi.eventHub.emit('order.create', { file: 'order.js' });
     const ALLOWED_WEBHOOK_EVENTS = { ORDER_SEND: 'order.send' };
     const defaultEvents = ['order.default.update'];
     strapi.config.get('server.host');`,
  );
  const list = file('server/webhook-events.js', `const SENT = 'orders.sendParcel';`);
  assert.deepEqual(
    [...eventsIn([events, list])],
    ['order.create', 'order.send', 'order.default.update', 'orders.sendParcel'],
  );
});

test('tools of the MCP server are found by what describes them', () => {
  const tools = file(
    'server/mcp/tools.js',
    `const own = [{ name: 'media_get_asset', title: 'x', description: 'y', telemetry: { name: 'get' } },
       { name: \`list_\${slug}\`, ...described(), createHandler: list }, { name: \`get_\${slug}\`, createHandler: get }];`,
  );
  assert.deepEqual([...toolsIn([tools])], ['media_get_asset', 'list_<type>', 'get_<type>']);
});

test('exports are followed through the files of a package, without internal ones', () => {
  file('types/form.d.ts', 'export declare const Form: 1;\nexport interface FormProps {}\n');
  const entry = file(
    'types/index.d.ts',
    `export * from './form';
     export * from 'another-package';
     export { a as renamed, type B } from './x';
     export * as yup from './yup';
     /** @internal */
     export { hidden } from './x';`,
  );
  assert.deepEqual([...exportsOf(entry)], ['Form', 'FormProps', 'renamed', 'B', 'yup']);
});

const snapshot = (version: string, parts: Partial<Snapshot> = {}): Snapshot => ({
  version,
  commands: new Set(),
  routes: new Set(),
  tools: new Set(),
  events: new Set(),
  adminExports: new Set(),
  utilsExports: new Set(),
  surfaces: new Map(),
  api: new Set(),
  requirements: { node: '>=20', dependencies: new Map() },
  ...parts,
});

test('what was added is decided by since.json, what was removed by the two versions', () => {
  const reads = (...names: string[]) =>
    new Map([['@strapi/core', { ...noSurface, names: new Set(names), words: new Set(names) }]]);
  const { options, api } = changesBetween(
    snapshot('5.1.0', {
      surfaces: reads('server.old', 'server.moved', 'server.kept'),
      api: new Set(['strapi.x']),
    }),
    snapshot('5.2.1', { surfaces: reads('server.kept', 'server.new') }),
    {
      'server.new': '5.2.0',
      'server.older': '5.1.0',
      'server.newer': '5.3.0',
      'documents.archive': '5.2.1',
      'client.files': '5.2.0',
    },
    new Set(['server.moved']),
  );
  assert.deepEqual(options, {
    added: [{ name: 'server.new', since: '5.2.0' }],
    removed: ['server.old'],
  });
  assert.deepEqual(api, {
    added: [{ name: 'documents.archive', since: '5.2.1' }],
    removed: ['strapi.x'],
  });
});

test('a command that is new as a whole is listed without its options', () => {
  const { commands } = changesBetween(
    snapshot('5.1.0', { commands: new Set(['start']) }),
    snapshot('5.2.0', { commands: new Set(['start', 'start --quiet', 'sync', 'sync --dry']) }),
    {},
    new Set(),
  );
  assert.deepEqual(commands, { added: ['start --quiet', 'sync'], removed: [] });
});

test('a dependency counts if its major version changed, and Node.js if the range did', () => {
  const requirements = (node: string, versions: Record<string, string>) => ({
    requirements: { node, dependencies: new Map(Object.entries(versions)) },
  });
  const { node, dependencies } = changesBetween(
    snapshot('5.1.0', requirements('>=18', { koa: '2.15.0', yup: '0.32.9', vite: '^5.1.0' })),
    snapshot('5.2.0', requirements('>=20', { koa: '3.0.1', yup: '0.33.0', vite: '^5.4.0' })),
    {},
    new Set(),
  );
  assert.deepEqual(node, { from: '>=18', to: '>=20' });
  assert.deepEqual(dependencies, [
    { name: 'koa', from: '2.15.0', to: '3.0.1' },
    { name: 'yup', from: '0.32.9', to: '0.33.0' },
  ]);
});

test('a version was published no later than the ones after it', () => {
  const received = {
    '5.0.0': '2026-05-06T10:00:00Z',
    '5.1.0': '2024-12-13T03:00:00Z',
    '5.10.0': '2026-09-16T14:00:00Z',
  };
  assert.deepEqual(
    [...latestPossible(['5.0.0', '5.1.0', '5.10.0'], received)],
    [
      ['5.10.0', '2026-09-16'],
      ['5.1.0', '2024-12-13'],
      ['5.0.0', '2024-12-13'],
    ],
  );
});
