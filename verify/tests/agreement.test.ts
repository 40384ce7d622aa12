import assert from 'node:assert/strict';
import { test } from 'vitest';
import { disagreement } from '../src/typescript/agreement.ts';

const agree: [name: string, javascript: string, typescript: string][] = [
  [
    'types, quotes and layout',
    `module.exports = ({ env }) => ({ host: env('HOST', "a") });`,
    `import type { Core } from '@strapi/strapi';\nconst config = ({ env }: Core.Config.Shared.ConfigParams): Core.Config.Server => ({\n  host: env('HOST', 'a'),\n});\nexport default config;`,
  ],
  [
    'require and import',
    `const qs = require('qs');\nqs.stringify({});`,
    `import qs from 'qs';\nqs.stringify({});`,
  ],
  [
    'a member of a required module',
    `const { createCoreRouter } = require('@strapi/strapi').factories;\nmodule.exports = createCoreRouter('api::a.a');`,
    `import { factories } from '@strapi/strapi';\nexport default factories.createCoreRouter('api::a.a');`,
  ],
  [
    'functions exported by name',
    `module.exports = { async up(knex) { await knex.raw('a'); }, down() {} };`,
    `export async function up(knex: Knex) {\n  await knex.raw('a');\n}\n\nexport function down() {}`,
  ],
  ['casts', `const a = (await b()).c;`, `const a = ((await b()) as any).c;`],
  ['a strict directive', `'use strict';\nmodule.exports = {};`, `export default {};`],
];

for (const [name, javascript, typescript] of agree) {
  test(`versions that differ only in ${name} agree`, () =>
    assert.equal(disagreement(javascript, typescript), undefined));
}

test('another value, name or statement is a disagreement', () => {
  assert.match(disagreement('f(1);', 'f(2);') ?? '', /1.*2/);
  assert.match(disagreement('a.find();', 'a.findOne();') ?? '', /findOne/);
  assert.match(disagreement('f();', 'f();\ng();') ?? '', /g/);
  assert.match(
    disagreement('module.exports = { up() {} };', 'export function down() {}') ?? '',
    /down/,
  );
  assert.match(
    disagreement('export default { up() {} };', 'export function up() {}') ?? '',
    /function/,
  );
});
