import { expect, test } from 'vitest';
import type { z } from 'zod';
import { ruleSchema } from '../rule-schema.ts';
import { checkCode } from './check-code.ts';

type Written = Omit<z.input<typeof ruleSchema>, 'reason'>;

/** The lines on which a rule, as an author writes it, finds something. */
function lines(written: Written, source: string): number[] {
  const rule = ruleSchema.parse({ ...written, reason: 'A reason that is long enough.' });
  const change = { path: '/x', title: 'X', description: 'X', rules: [rule] };
  return checkCode(source, [change]).flatMap(({ places }) => places.map(({ line }) => line));
}

const packageJson = `{
  "name": "guide",
  "dependencies": {
    "sqlite3": "5.1.6",
    "react-router-dom": "^5.3.4"
  },
  "devDependencies": { "@vscode/sqlite3": "5.0.0" }
}`;

test.each<[Written, string, number[]]>([
  [{ dependency: 'sqlite3' }, packageJson, [4]],
  [{ dependency: '@vscode/sqlite3' }, packageJson, [7]],
  [{ dependency: 'react-router-dom', below: 6 }, packageJson, [5]],
  [{ dependency: 'react-router-dom', below: 5 }, packageJson, []],
  [{ dependency: 'guide' }, packageJson, []],
  [{ dependency: 'mysql' }, '"mysql": "2.18.1",', [1]],
  [{ dependency: 'mysql' }, "client: 'mysql', mysql: '2.18.1'", []],
  [{ dependency: 'mysql' }, 'npm install strapi mysql --save', [1]],
  [{ dependency: 'mysql' }, 'yarn add mysql2', []],
])('a dependency is found in package.json and in install commands: %o', (rule, source, found) => {
  expect(lines(rule, source)).toEqual(found);
});

test.each<[Written, string, number[]]>([
  [
    { import: '@strapi/helper-plugin' },
    "import { useFetchClient } from '@strapi/helper-plugin';",
    [1],
  ],
  [
    { import: '@strapi/helper-plugin' },
    "import {\n  a,\n  b,\n} from '@strapi/helper-plugin'",
    [1],
  ],
  [{ import: '@strapi/helper-plugin' }, "const h = require('@strapi/helper-plugin');", [1]],
  [{ import: '@strapi/helper-plugin' }, "jest.mock('@strapi/helper-plugin')", [1]],
  [{ import: '@strapi/helper-plugin' }, "const h = await import('@strapi/helper-plugin');", [1]],
  [{ import: '@strapi/helper-plugin' }, "// import x from '@strapi/helper-plugin'", []],
  [{ import: '@strapi/strapi/*' }, "require('@strapi/strapi/lib/utils');", [1]],
  [{ import: '@strapi/strapi/*' }, "require('@strapi/strapi');", []],
  [
    { import: '@strapi/utils', names: ['nameToSlug'] },
    "import { setCreatorFields, nameToSlug as slug } from '@strapi/utils';",
    [1],
  ],
  [
    { import: '@strapi/utils', names: ['nameToSlug'] },
    "import utils from '@strapi/utils';\n\nutils.nameToSlug('a');\nother.nameToSlug('a');",
    [3],
  ],
  [
    { import: '@strapi/utils', names: ['nameToSlug'] },
    "import * as utils from '@strapi/utils';\nutils.nameToSlug('a');",
    [2],
  ],
  [
    { import: '@strapi/utils', names: ['nameToSlug'] },
    "const {\n  nameToSlug,\n} = require('@strapi/utils');",
    [2],
  ],
  [
    { import: '@strapi/utils', names: ['nameToSlug'] },
    "require('@strapi/utils').nameToSlug('a')",
    [1],
  ],
  [
    { import: '@strapi/utils', names: ['nameToSlug'] },
    "import { errors } from '@strapi/utils';",
    [],
  ],
  [{ import: 'b' }, "export const a = 1;\nimport x from 'a';\nimport type { Y } from 'b';", [3]],
])('an import is found: %o in %s', (rule, source, found) => {
  expect(lines(rule, source)).toEqual(found);
});

test.each<[Written, string, number[]]>([
  [{ member: 'strapi.entityService' }, 'await strapi\n  .entityService.findMany(uid);', [2]],
  [{ member: 'strapi.entityService' }, "strapi?.['entityService'].findOne(uid, 1)", [1]],
  [{ member: 'strapi.entityService' }, 'const { entityService, db } = strapi;', [1]],
  [{ member: 'strapi.entityService' }, 'this.strapi.entityService!.count()', [1]],
  [{ member: 'strapi.entityService' }, 'const entityService = 1;', []],
  [
    { member: 'strapi.entityService' },
    ['const text = `$', '{strapi.entityService} a`;'].join(''),
    [1],
  ],
  [{ call: 'getWhere' }, 'const where = getWhere(query);', [1]],
  [{ call: 'getWhere' }, 'const { getWhere } = service;', []],
  [{ call: 'service.findPage' }, "strapi.db.service('x').findPage({ page: 1 })", [1]],
  [
    { call: 'strapi.config.get', argument: '^[\'"`]plugin\\.' },
    "strapi.config.get('plugin.upload');\nstrapi.config.get('plugin::upload');\nstrapi.config.get(`plugin.upload`)",
    [1, 3],
  ],
])('members and calls are found: %o in %s', (rule, source, found) => {
  expect(lines(rule, source)).toEqual(found);
});

const pluginConfig = `module.exports = ({ env }) => ({
  upload: {
    config: {
      providerOptions: {
        accessKeyId: env('KEY'),
        s3Options: { region: env('REGION'), proxy: true },
      },
    },
  },
});`;

test.each<[Written, string, number[]]>([
  [{ key: 'providerOptions.accessKeyId' }, pluginConfig, [5]],
  [{ key: 'upload.config' }, pluginConfig, [3]],
  [{ key: 's3Options.accessKeyId' }, pluginConfig, []],
  [{ key: 'proxy', values: ['true'] }, pluginConfig, [6]],
  [{ key: 'proxy', values: ['true'] }, 'module.exports = { proxy: { koa: true } }', []],
  [{ key: 'proxy', values: ['true'] }, "export default { proxy: env.bool('PROXY', true) }", [1]],
  [{ key: 'client', values: ['mysql'] }, "connection: { client: env('DB', 'mysql') }", [1]],
  [{ key: 'kind' }, 'const a = isB ? kind : other; switch (x) { case kind: break }', []],
  [{ key: 'attributes.locale' }, '{ "attributes": { "locale": { "type": "string" } } }', [1]],
  [
    { key: 'files', within: '\\.create$' },
    'strapi.entityService.create(uid, {\n  data,\n  files: { cover },\n});\nother({ files: 1 });',
    [3],
  ],
  [{ key: 'files', within: '\\.create$' }, 'service.create(uid, { data, files })', [1]],
])('keys are found: %o in %s', (rule, source, found) => {
  expect(lines(rule, source)).toEqual(found);
});

test.each<[Written, string, number[]]>([
  [{ parameter: 'publicationState' }, 'GET /api/restaurants?publicationState=live', [1]],
  [{ parameter: 'publicationState' }, "fetch('https://a.b/api?x=1&publicationState=live')", [1]],
  [{ parameter: 'publicationState' }, 'curl https://a.b/api?publicationState=preview', [1]],
  [{ parameter: 'publicationState' }, '{ a(publicationState: PREVIEW) { data { id } } }', [1]],
  [{ parameter: 'publicationState' }, 'a(locale: "fr" publicationState: PREVIEW) { id }', [1]],
  [{ parameter: 'publicationState' }, "qs.stringify({ publicationState: 'live' })", [1]],
  [{ parameter: 'publicationState' }, 'if (ctx.query.publicationState) {}', [1]],
  [{ parameter: 'locale', values: ['all'] }, '/api/a?locale=all', [1]],
  [{ parameter: 'locale', values: ['all'] }, '/api/a?locale=allemand', []],
  [{ parameter: 'locale', values: ['all'] }, "find({ locale: 'fr' })", []],
  [{ parameter: 'locale', values: ['all'] }, "if (ctx.query.locale === 'all') {}", [1]],
  [{ parameter: 'sort', values: ['id'] }, '/api/a?sort[0]=id:desc', [1]],
  [{ parameter: 'sort', values: ['id'] }, "find({ sort: ['name', 'id:asc'] })", [1]],
  [{ parameter: 'sort', values: ['id'] }, "find({ sort: { id: 'asc' } })", [1]],
  [{ parameter: 'sort', values: ['id'] }, "find({ sort: 'documentId' })", []],
  [{ parameter: 'pagination.start' }, '/api/a?pagination%5Bstart%5D=1', [1]],
])('parameters are found: %o in %s', (rule, source, found) => {
  expect(lines(rule, source)).toEqual(found);
});

test.each<[Written, string, number[]]>([
  [{ text: 'STRAPI_NO_UPDATES' }, '# STRAPI_NO_UPDATES=1\nSTRAPI_NO_UPDATES=true', [2]],
  [{ text: 'strapi watch-admin' }, '"dev": "strapi  watch-admin --browser"', [1]],
  [{ text: 'strapi watch-admin' }, '"dev": "strapi watch-admin-panel"', []],
  [{ text: 'useCMEditView' }, 'useCMEditViewDataManager()', []],
  [{ text: 'editView.right-links' }, "inject('editView.right-links', {})", [1]],
])('words are found anywhere but in comments: %o in %s', (rule, source, found) => {
  expect(lines(rule, source)).toEqual(found);
});

test.each([
  'const a = "never closed\nstrapi.entityService',
  ['`never closed $', '{ strapi.entityService'].join(''),
  "<p>Don't</p>\n{strapi.entityService}",
  ')]} strapi.entityService ((([[',
  'a = b / c; strapi.entityService; d / e',
  'x.replace(/["\'`]/g, ""); strapi.entityService',
])('broken code and fragments are read as far as possible: %s', (source) => {
  expect(lines({ member: 'strapi.entityService' }, source)).toHaveLength(1);
});

test.each([
  ['text', '  await strapi.entityService.findOne(uid, 1)', 'entityService'],
  ['properties', '"a": 1,\n  "publicationState": "live"', '"publicationState"'],
  ['JSON', '{ "publicationState": "live" }', '"publicationState"'],
])('the place in a line of %s is told', (_, source, found) => {
  const rules = [{ member: 'strapi.entityService' }, { key: 'publicationState' }].map((written) =>
    ruleSchema.parse({ ...written, reason: 'A reason that is long enough.' }),
  );
  const [finding] = checkCode(source, [{ path: '/x', title: 'X', description: 'X', rules }]);
  const [{ code = '', column = 0 } = {}] = finding?.places ?? [];
  expect(code.slice(column)).toMatch(new RegExp(`^${found}`));
});

test('nothing at all is found in nothing', () => {
  expect(lines({ text: 'a' }, '')).toEqual([]);
});

test('a banner of slashes takes no time that grows with its length', () => {
  const banner = `${'/'.repeat(2000)}\n// Users\n${'// '.repeat(500)}\n`;
  expect(
    lines({ import: '@strapi/helper-plugin' }, `${banner}import '@strapi/helper-plugin';`),
  ).toEqual([4]);
});
