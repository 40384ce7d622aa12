import { expect, test } from 'vitest';
import { readTree } from '../src/markdown/parse.ts';
import { figuresOf } from './figures.ts';
import { sentencesOf } from './sentences.ts';

const sentences = (source: string) => sentencesOf(readTree(source));

test('paragraphs and list items are running text, one sentence each', () => {
  const source = `First one here. Second
one here.

- An item, with \`some.code()\`, e.g. this one.
`;
  expect(sentences(source)).toEqual([
    { text: 'First one here.', line: 1, words: 3 },
    { text: 'Second one here.', line: 1, words: 3 },
    { text: 'An item, with some.code(), e.g. this one.', line: 4, words: 7 },
  ]);
});

test('a sentence on a later line of its paragraph has that line', () => {
  expect(sentences('One is here.\nTwo is here.').map(({ line }) => line)).toEqual([1, 2]);
});

test('headings, tables, labels, trees, code and lines that are a name are not running text', () => {
  const source = `## A heading

| A cell |
|---|
| Another cell. |

- [A link](/cms)

**A name**

\`\`\`js
// A comment.
\`\`\`

:::note[A label]
Inside.
:::

:::tree
- src/ — Code.
:::
`;
  expect(sentences(source).map(({ text }) => text)).toEqual(['Inside.']);
});

test('the figures are per 100 sentences', () => {
  const figures = figuresOf(
    sentences(
      'If Strapi no longer responds, restart it. Strapi starts. It needs a database, which holds the content. The port is free:',
    ),
  );
  expect(figures).toEqual({
    sentences: 4,
    connected: 50,
    trailing: 25,
    startsWithIf: 25,
    plain: 50,
    short: 50,
    endsInColon: 25,
    median: 5.5,
    deviation: expect.closeTo(2.38),
  });
});

test('a text without sentences has figures, too', () => {
  expect(figuresOf([]).plain).toBe(0);
});
