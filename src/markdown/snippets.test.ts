import { expect, test } from 'vitest';
import { renderMarkdown } from '../content/testing/render-markdown.ts';

const snippets = {
  outer: '---\ntitle: Outer\n---\n\nOuter text.\n\n::snippet{name="inner"}\n',
  inner: 'Inner **text**.\n',
  circle: '::snippet{name="circle"}\n',
  broken: 'Fine.\n\n:::nope\n:::\n',
};

test('a snippet is included without its front matter, with the snippets that it includes', async () => {
  const { html, problems } = await renderMarkdown('::snippet{name="outer"}', { snippets });
  expect(problems).toEqual([]);
  expect(html).toContain('Outer text.');
  expect(html).toContain('Inner <strong>text</strong>.');
  expect(html).not.toContain('title');
});

test('a mistake inside a snippet is told with the file and line of the snippet', async () => {
  const { problems } = await renderMarkdown('Text\n\n::snippet{name="broken"}', { snippets });
  expect(problems[0]).toMatchObject({ file: 'docs/snippets/broken.md', line: 3 });
});

test.each([
  [
    '::snippet{name="missing"}',
    /No snippet "missing"\. Expected the file docs\/snippets\/missing\.md/,
  ],
  ['::snippet{name="circle"}', /includes itself \(circle > circle\)/],
  ['::snippet{file="outer"}', /takes one attribute, name/],
  ['::snippet', /takes one attribute, name/],
  ['::snippet[Label]{name="outer"}', /takes no label/],
])('%s is rejected', async (source, message) => {
  const { problems } = await renderMarkdown(source, { snippets });
  expect(problems.map((problem) => problem.message)).toEqual([expect.stringMatching(message)]);
});

test.each([
  '::snippet{name="outer"}',
  "::snippet{name='outer'}",
  '::snippet{name=outer}',
  '> ::snippet{name="outer"}',
  '- Item\n\n  ::snippet{name="outer"}',
])('a page depends on every snippet below it: %s', async (source) => {
  const { lookups } = await renderMarkdown(source, { snippets });
  expect(lookups.filter((lookup) => lookup.startsWith('snippets'))).toEqual([
    'snippets inner',
    'snippets outer',
  ]);
});

test('a page that misses a snippet is rendered again once the snippet exists', async () => {
  const { lookups } = await renderMarkdown('::snippet{name="missing"}', { snippets });
  expect(lookups).toContain('snippets missing');
});
