import assert from 'node:assert/strict';
import { test } from 'vitest';
import { severalVersions } from '../src/bump/one-version.ts';
import { moved, packagesIn, withSection } from '../src/bump/places.ts';

const manifest = JSON.stringify({
  dependencies: { '@strapi/strapi': '5.1.0', '@strapi/client': '1.6.2', pg: '5.1.0' },
  devDependencies: { 'create-strapi-app': '5.1.0' },
});

test('packages of the present version move together, and others are named', () => {
  assert.deepEqual(packagesIn([manifest], '5.1.0'), {
    moving: ['@strapi/strapi', 'create-strapi-app'],
    others: ['@strapi/client'],
  });
});

test('what holds the version is rewritten, and what is said of it is not', () => {
  const texts = new Map([
    ['verify/package.json', '"@strapi/strapi": "5.1.0", "pg": "5.1.0"'],
    ['verify/plugin/package.json', '"@strapi/utils": "^5.1.0"'],
    ['docs/data/facts.yml', 'strapi:\n  version: 5.1.0\nother: 5.1.0\n'],
    [
      'docs/page.md',
      ':fact[5.1.0]{of="a"} npm install @strapi/plugin-graphql@5.1.0\nnpx @strapi/upgrade to 5.1.0 --dry\nIn 5.1.0, it differs from 15.1.0. @strapi/utils@5.1.01',
    ],
    ['docs/other.md', 'Nothing.'],
  ]);
  assert.deepEqual(
    [...moved(texts, '5.1.0', '5.2.3')],
    [
      ['verify/package.json', '"@strapi/strapi": "5.2.3", "pg": "5.1.0"'],
      ['verify/plugin/package.json', '"@strapi/utils": "^5.2.3"'],
      ['docs/data/facts.yml', 'strapi:\n  version: 5.2.3\nother: 5.1.0\n'],
      [
        'docs/page.md',
        ':fact[5.2.3]{of="a"} npm install @strapi/plugin-graphql@5.2.3\nnpx @strapi/upgrade to 5.2.3 --dry\nIn 5.1.0, it differs from 15.1.0. @strapi/utils@5.1.01',
      ],
    ],
  );
  const forth = moved(texts, '5.1.0', '5.2.3');
  assert.deepEqual(
    moved(forth, '5.2.3', '5.1.0'),
    new Map([...texts].filter(([file]) => forth.has(file))),
  );
});

test('a new minor version gets its section once, above the others', () => {
  const notes = 'Intro.\n\n## Strapi 5.1 {#v5-1}\n\nWords.\n';
  const added = withSection(notes, '5.2');
  assert.equal(
    added,
    'Intro.\n\n## Strapi 5.2 {#v5-2}\n\n::release{version="5.2"}\n\n## Strapi 5.1 {#v5-1}\n\nWords.\n',
  );
  assert.equal(withSection(added, '5.2'), added);
});

test('a package that is there in two versions is told with its places', () => {
  const packages = {
    'node_modules/@strapi/admin': { version: '5.2.0' },
    'node_modules/@strapi/strapi/node_modules/@strapi/admin': { version: '5.1.0' },
    'node_modules/@strapi/core': { version: '5.1.0' },
    'node_modules/@strapi/client/node_modules/@strapi/core': { version: '4.0.0' },
    'node_modules/@strapi/icons': { version: '2.0.0' },
    'node_modules/@strapi/core/node_modules/@strapi/icons': { version: '2.0.1' },
  };
  assert.deepEqual(severalVersions({ packages }, '5.1.0', ['@strapi/client']), [
    '@strapi/admin: 5.2.0 in node_modules/@strapi/admin, 5.1.0 in node_modules/@strapi/strapi/node_modules/@strapi/admin',
  ]);
});
