import { expect, test } from 'vitest';
import { highlight } from './highlighter.ts';

const span = (kind: string, text: string) => `<span class="tok-${kind}">${text}</span>`;

test('a string over several lines is colored on each, and what it inserts is not', () => {
  expect(highlight('`a\n\u0024{b}c`', 'js')).toEqual([
    span('string', '`a'),
    `\${b}${span('string', 'c`')}`,
  ]);
});

test('a request needs no version, and its body is JSON', () => {
  expect(highlight('POST /api/reviews\nX-Key: 1\n\n{ "id": 4 }', 'http')).toEqual([
    `${span('keyword', 'POST')} /api/reviews`,
    `${span('function', 'X-Key')}: 1`,
    '',
    `{ ${span('function', '&quot;id&quot;')}: ${span('constant', '4 ')}}`,
  ]);
});

test('plain text stays plain', () => {
  expect(highlight('const <a>', 'text')).toEqual(['const &lt;a&gt;']);
});
