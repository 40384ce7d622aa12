import { describe, expect, test } from 'vitest';
import { renderMarkdown } from '../content/testing/render-markdown.ts';

/** The only problem of a page, as `line message`. */
async function problemOf(source: string): Promise<string> {
  const { problems } = await renderMarkdown(source);
  expect(problems).toHaveLength(1);
  return `${problems[0]?.line} ${problems[0]?.message}`;
}

describe('a misused directive is told with its line, what was found and what is allowed', () => {
  test('unknown name', async () => {
    const problem = await problemOf('Text\n\n:::nope\n:::');
    expect(problem).toMatch(/^3 Unknown directive ":::nope"\. Known: .*note.*tabs/);
  });

  test('a colon in running text', async () => {
    expect(await problemOf('See Note:this for more.')).toContain('write "\\:this"');
  });

  test('unknown attribute', async () => {
    expect(await problemOf('::::tabs{grp="x"}\n:::tab[A]\n:::\n::::')).toBe(
      '1 "tabs" has no attribute "grp". Allowed: group.',
    );
  });

  test('missing label', async () => {
    expect(await problemOf('::::tabs\n:::tab\n:::\n:::tab[B]\n:::\n::::')).toContain(
      '2 "tab" needs a label',
    );
  });

  test('label where there is none', async () => {
    expect(await problemOf(':::tldr[Short]\nText\n:::')).toContain('"tldr" takes no label');
  });

  test('wrong place', async () => {
    expect(await problemOf(':::tab[Alone]\n:::')).toContain('must be a direct child of tabs');
  });

  test('wrong form', async () => {
    expect(await problemOf('::note')).toContain('"::note" is written :::note');
  });
});
