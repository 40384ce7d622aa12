import { expect, test } from 'vitest';
import { collectSnippets } from './snippets.ts';
import { renderMarkdown } from './testing/render-markdown.ts';

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
])('%s is refused', async (source, message) => {
  const { problems } = await renderMarkdown(source, { snippets });
  expect(problems.map((problem) => problem.message)).toEqual([expect.stringMatching(message)]);
});

test('a page depends on every snippet below it, so that a change renders it again', () => {
  const read = (name: string) => {
    const source = Reflect.get(snippets, name);
    return source ? { source, file: `docs/snippets/${name}.md` } : undefined;
  };
  expect([...collectSnippets('::snippet{name="outer"}', read).keys()]).toEqual(['outer', 'inner']);
  expect([...collectSnippets('::snippet{name="circle"}', read).keys()]).toEqual(['circle']);
});
