import { expect, test } from 'vitest';
import { renderMarkdown } from '../content/testing/render-markdown.ts';

test('headings get GitHub slugs, an explicit id wins, and the same text gets a number', async () => {
  const { sections } = await renderMarkdown(
    '## One & two\n\n### Kept {#kept-id}\n\n## One & two\n',
  );
  expect(sections.map(({ depth, slug, title }) => ({ depth, slug, title }))).toEqual([
    { depth: 2, slug: 'one--two', title: 'One & two' },
    { depth: 3, slug: 'kept-id', title: 'Kept' },
    { depth: 2, slug: 'one--two-1', title: 'One & two' },
  ]);
});

test('an explicit id may not repeat another', async () => {
  const { problems } = await renderMarkdown('## A {#same}\n\n## B {#same}\n');
  expect(problems[0]).toMatchObject({ line: 3, message: expect.stringContaining('"same"') });
});

test.each(['##', '## 🎉'])('a heading nothing could link to is rejected: %s', async (heading) => {
  const { problems } = await renderMarkdown(`Text\n\n${heading}\n`);
  expect(problems[0]).toMatchObject({ line: 3, message: expect.stringContaining('{#name}') });
});

test('a level-1 heading is rejected, because the title is in the front matter', async () => {
  const { problems } = await renderMarkdown('# Title\n');
  expect(problems[0]?.message).toContain('level-1 heading');
});

test('a heading that skips a level is rejected with the level to use', async () => {
  const { problems } = await renderMarkdown('### First\n\n## Second\n\n#### Third\n\n## Fourth\n');
  expect(problems.map(({ line, message }) => [line, message.slice(-12)])).toEqual([
    [1, ' Write "##".'],
    [5, 'Write "###".'],
  ]);
});
