import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'vitest';
import { checkSince, unmarkedApiNames } from '../src/checks/since.ts';
import { keep, readKept } from '../src/kept.ts';
import { parsePage } from '../src/pages/page.ts';
import { versions as documentedVersions } from '../src/report.ts';
import { readSince, type SinceData } from '../src/since/data.ts';
import { sinceOfMember, sinceOfOption } from '../src/since/first-version.ts';
import { compareVersions } from '../src/since/published.ts';
import { noSurface, type Surface } from '../src/since/surface.ts';

const data: SinceData = {
  newest: { strapi: '5.54.0', client: '1.6.2' },
  since: { 'server.mcp.enabled': '5.47.0', 'documents.archive': '5.20.0' },
  unknown: {
    'server.http.serverOptions.requestTimeout': 'No code of Strapi reads it by its name.',
  },
};
const known = { names: { server: ['host', 'mcp', 'mcp.enabled'] } };

/** Line and message of each failure on a page; `ok` for marks that are right. */
function judged(source: string): (string | number)[][] {
  return checkSince(parsePage('docs/x.md', source), data, known).map((finding) => [
    finding.line,
    finding.outcome === 'failed' ? finding.message : 'ok',
  ]);
}

const table = (name: string): string =>
  `:::params{of="server"}\n| Name | Description |\n|---|---|\n| ${name} | x |\n\n:::\n`;

test('a row of an option that was added later needs the version, and no other', () => {
  assert.deepEqual(judged(table('`mcp.enabled` :since{version="5.47.0"}')), [[4, 'ok']]);
  assert.match(
    String(judged(table('`mcp.enabled`'))[0]?.[1]),
    /added in 5\.47\.0. Write :since\{version="5\.47\.0"\}/,
  );
  assert.match(
    String(judged(table('`mcp.enabled` :since{version="5.46.0"}'))[0]?.[1]),
    /was added in 5\.47\.0, the page says 5\.46\.0/,
  );
  assert.match(
    String(judged(table('`host` :since{version="5.1.0"}'))[0]?.[1]),
    /Every version has `server\.host`/,
  );
});

test('what the packages do not tell cannot be marked', () => {
  assert.deepEqual(judged(table('`http.serverOptions.requestTimeout`')), []);
  assert.match(
    String(judged(table('`http.serverOptions.requestTimeout` :since{version="5.1.0"}'))[0]?.[1]),
    /don't tell since when .* No code of Strapi reads it/,
  );
});

test('outside a table, a mark names what it is about', () => {
  assert.deepEqual(
    judged('## A {#a}\n\n`archive()` :since{version="5.20.0" of="documents.archive"}\n'),
    [[3, 'ok']],
  );
  assert.match(String(judged('x :since{version="5.20.0"}\n')[0]?.[1]), /needs the name/);
  assert.match(
    String(judged('x :since{version="5.20.0" of="documents.archiv"}\n')[0]?.[1]),
    /`documents\.archiv` wasn't added later, or it doesn't exist/,
  );
});

test('a method that was added later must be marked on some page', () => {
  const page = parsePage('docs/x.md', 'x :since{version="5.20.0" of="documents.archive"}\n');
  assert.deepEqual(unmarkedApiNames([page], data), []);
  assert.deepEqual(unmarkedApiNames([], data), ['documents.archive']);
});

const versions = ['5.0.0', '5.1.0', '5.2.0', '5.10.0', '5.11.0'];
const surface = (parts: Partial<Surface>): ReadonlyMap<string, Surface> =>
  new Map([['@strapi/core', { ...noSurface, ...parts }]]);

/** Computes the version of `server.queue.limit` from what each version reads. */
function since(byVersion: Record<string, Partial<Surface>>) {
  return sinceOfOption('server.queue.limit', versions, async (version) =>
    surface(byVersion[version] ?? {}),
  );
}

test('the first version that reads an option is found', async () => {
  const reading = { names: new Set(['server.queue.limit']) };
  assert.deepEqual(await since({ '5.10.0': reading, '5.11.0': reading }), { version: '5.10.0' });
  assert.deepEqual(await since(Object.fromEntries(versions.map((version) => [version, reading]))), {
    version: '5.0.0',
  });
});

test('an option that an object around it may have contained before has no version', async () => {
  const reading = { names: new Set(['server.queue.limit']) };
  const whole = { handedOn: new Set(['server']), words: new Set(['queue', 'limit']) };
  const part = { handedOn: new Set(['server.queue']) };
  for (const possible of [whole, part]) {
    assert.match(
      JSON.stringify(await since({ '5.0.0': possible, '5.11.0': reading })),
      /unknown.*In 5\.0\.0, an object/,
    );
    assert.match(
      JSON.stringify(await since({ '5.10.0': possible, '5.11.0': reading })),
      /unknown.*In 5\.10\.0, an object/,
    );
  }
  assert.match(JSON.stringify(await since({})), /unknown.*No code of Strapi/);
});

test('a namespace that is handed on counts only if the words of the name occur', async () => {
  const without = { handedOn: new Set(['server']), words: new Set(['queue']) };
  const having = { handedOn: new Set(['server']), words: new Set(['queue', 'limit']) };
  assert.deepEqual(
    await since({
      '5.0.0': without,
      '5.1.0': without,
      '5.2.0': having,
      '5.10.0': having,
      '5.11.0': having,
    }),
    { version: '5.2.0' },
  );
});

test('the code of a plugin may read its options in ways that cannot be seen', async () => {
  const limit = async (words: string[]) =>
    sinceOfOption(
      'plugins.upload.sizeLimit',
      versions,
      async (version) =>
        new Map([
          [
            '@strapi/upload',
            {
              ...noSurface,
              names: new Set(version === '5.11.0' ? ['plugins.upload.sizeLimit'] : []),
              words: new Set(words),
            },
          ],
        ]),
    );
  assert.deepEqual(await limit(['provider']), { version: '5.11.0' });
  assert.match(JSON.stringify(await limit(['sizeLimit'])), /unknown/);
  assert.match(JSON.stringify(await limit([])), /unknown/);
});

test('the type of a method may be younger than the method', async () => {
  const names = async (version: string) =>
    new Set(compareVersions(version, '5.2.0') >= 0 ? ['documents.archive'] : []);
  const wordsOf = (words: string[]) => async () => new Set(words);
  assert.deepEqual(await sinceOfMember('documents.archive', versions, names, wordsOf([])), {
    version: '5.2.0',
  });
  assert.match(
    JSON.stringify(await sinceOfMember('documents.archive', versions, names, wordsOf(['archive']))),
    /unknown.*came in 5\.2\.0, but the code of 5\.1\.0/,
  );
});

test('what is kept of a package is read as it was', () => {
  const original: Surface = {
    names: new Set(['server.host']),
    handedOn: new Set(['server']),
    dynamic: new Set(['admin.layout.']),
    words: new Set(['host']),
    middlewares: new Map([['cors', new Set(['origin'])]]),
  };
  const folder = mkdtempSync(path.join(tmpdir(), 'kept-'));
  assert.deepEqual(keep(path.join(folder, 'a/b'), original), original);
  assert.deepEqual(readKept(path.join(folder, 'a/b')), original);
  assert.equal(readKept(path.join(folder, 'a/c')), undefined);
  rmSync(folder, { recursive: true });
});

test('the committed file was computed for the versions that are documented', () => {
  const { newest, since: added, unknown } = readSince();
  assert.deepEqual(newest, {
    strapi: documentedVersions()['@strapi/strapi'],
    client: documentedVersions()['@strapi/client'],
  });
  assert.deepEqual(
    Object.keys(added).filter((name) => name in unknown),
    [],
  );
});
