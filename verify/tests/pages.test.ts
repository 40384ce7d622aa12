import assert from 'node:assert/strict';
import { test } from 'vitest';
import { encodePath, parseRequest } from '../../src/requests/parse-request.ts';
import { instrument } from '../src/checks/run.ts';
import { parsePage } from '../src/pages/page.ts';
import { pathOf } from '../src/pages/title-path.ts';

test('the marks of a fence are those that the site reads', () => {
  const [block] = parsePage(
    'x.md',
    '```http request as="public" status=201\nGET /api\n```\n',
  ).blocks;
  assert.ok(block && 'lang' in block);
  assert.deepEqual(block.meta, { highlight: [], request: true, as: 'public', status: '201' });
});

test('a mark that the site does not know is a problem of its block', () => {
  const [block] = parsePage('x.md', '```js runs\na();\n```\n').blocks;
  assert.ok(block && 'lang' in block);
  assert.match(block.metaProblem ?? '', /unknown key "runs"/);
  assert.deepEqual(block.meta, { highlight: [] });
});

test('blocks know their line and their tab', () => {
  const source =
    '---\ntitle: x\n---\n\n::::tabs{group="language"}\n:::tab[JavaScript]\n```js\na\n```\n:::\n:::tab[TypeScript]\n- item\n\n  ```ts run\n  b\n  ```\n:::\n::::\n';
  const [first, second] = parsePage('x.md', source).blocks;
  assert.ok(first && 'lang' in first && second && 'lang' in second);
  assert.deepEqual(
    [first.line, first.endLine, first.tab?.label, second.line, second.tab?.label, second.code],
    [7, 9, 'JavaScript', 14, 'TypeScript', 'b'],
  );
  assert.equal(first.tab?.groupNumber, second.tab?.groupNumber);
});

test('blocks of one tab are counted', () => {
  const source =
    '::::tabs{group="language"}\n:::tab[JavaScript]\n```js\na\n```\n\n```js\nb\n```\n:::\n::::\n';
  const places = parsePage('x.md', source).blocks.map(({ tab }) => tab?.index);
  assert.deepEqual(places, [0, 1]);
});

test('a request is read as it is written', () => {
  const request = parseRequest(
    'POST /api/restaurants?populate[0]=a b\n  &filters[name][$eq]=50%25\nAuthorization: Bearer x\n\n{ "data": {} }',
  );
  assert.equal(
    request.path,
    '/api/restaurants?populate%5B0%5D=a%20b&filters%5Bname%5D%5B$eq%5D=50%25',
  );
  assert.deepEqual(
    [...request.headers],
    [
      ['authorization', 'Bearer x'],
      ['content-type', 'application/json'],
    ],
  );
  assert.equal(request.body, '{ "data": {} }');
  assert.throws(() => parseRequest('FETCH /api'), /METHOD \/path/);
});

test('a path is encoded once', () => {
  assert.equal(encodePath('/é?a=%C3%A9%'), '/%C3%A9?a=%C3%A9%25');
});

test('titles that are paths are recognised', () => {
  assert.equal(pathOf('config/server.ts'), '/config/server.ts');
  assert.equal(pathOf('./src/index.js'), '/src/index.js');
  assert.equal(pathOf('Response'), undefined);
});

test('results are recorded after the statement that they belong to', () => {
  const { code, marks } = instrument(
    "import qs from 'qs';\nconst a = 1; // => 1\nf();\n// => {\n//   b: 2\n// }\n// Next.\ng();",
    false,
  );
  assert.deepEqual(
    marks.map(({ text, line }) => [text.replace(/\s+/g, ' ').trim(), line]),
    [
      ['1', 1],
      ['{ b: 2 }', 3],
    ],
  );
  assert.match(code, /const qs = require\('qs'\);/);
  assert.match(code, /__record\(1, await \(f\(\)\)\);/);
});
