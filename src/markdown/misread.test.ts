import { expect, test } from 'vitest';
import { renderMarkdown } from '../content/testing/render-markdown.ts';

test.each([
  ['immediately', '```js title="`a`"\na\n```', 3],
  ['before an empty line', 'Text\n```js title="a`"\na\n\nb\n```', 4],
  ['in a list', '- Item\n\n  ```js skip="needs `a`"\n  a\n  ```', 5],
])('a backtick after the language is told with its line: %s', async (_, source, line) => {
  const { problems } = await renderMarkdown(`\n\n${source}`);
  expect(problems).toContainEqual({
    file: 'docs/page.md',
    line,
    message: expect.stringMatching(/a backtick after the language.*Remove.*~~~/),
  });
});

test('code inside a line may start it, and a fence of tildes may have backticks', async () => {
  const { problems } = await renderMarkdown('```js``` is a fence.\n\n~~~js title="`a`"\na\n~~~');
  expect(problems).toEqual([]);
});

test('a directive that ends right after a table is told with the line', async () => {
  const { problems } = await renderMarkdown(':::note\n| A | B |\n|---|---|\n| 1 | 2 |\n:::\n');
  expect(problems[0]).toMatchObject({ line: 5, message: expect.stringContaining('empty line') });
});
