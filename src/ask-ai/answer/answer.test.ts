// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { twinOf } from '../../agents/agent-page.ts';
import { smallPages } from '../../agents/testing/small-site.ts';
import { buildAskIndex } from '../retrieval/ask-index.ts';
import { openLibrary } from '../retrieval/library.ts';
import { readQuestion } from '../retrieval/query.ts';
import { blocksOf } from './blocks.ts';
import { compose } from './compose.ts';
import { excerptOf } from './excerpt.ts';
import { plainText } from './plain-text.ts';

const library = await openLibrary(async (path) => {
  if (path === '/ask-ai/index.json') return JSON.stringify(buildAskIndex(smallPages));
  const page = smallPages.find((candidate) => `${candidate.path}.md` === path);
  return page ? twinOf(page, 'https://docs.example.com') : '';
});

describe('composing', () => {
  test('an answer quotes passages, code included, with their places', async () => {
    const answer = await compose({ text: 'How to create a project?' }, library);
    expect(answer).toMatchObject({
      kind: 'found',
      excerpts: [
        {
          path: '/cms/install',
          slug: 'create',
          page: 'Installation',
          markdown: expect.stringContaining('npx create-strapi-app@latest my-project'),
        },
        ...(answer.kind === 'found' ? answer.excerpts.slice(1) : []),
      ],
    });
  });

  test.each(['What is the capital of Mongolia?', 'hello', 'Kubernetes operators in Rust'])(
    '%s is not answered',
    async (text) => {
      expect(await compose({ text }, library)).toMatchObject({ kind: 'unknown' });
    },
  );

  test('what is near is offered where there is no answer', async () => {
    const answer = await compose({ text: 'filters for coffee machines in Vienna' }, library);
    expect(answer).toMatchObject({ kind: 'unknown', nearest: [{ path: '/cms/filters' }] });
  });
});

test('blocks keep code, lists and tables whole', () => {
  const markdown =
    'A line\nand more.\n\n- one\n\n  ```js\n  a\n\n  b\n  ```\n- two\n\n```js\nc\n\nd\n```\n\n| A |\n| - |\n| b |\n\n> **Tip**\n>\n> Text.';
  expect(blocksOf(markdown).map(({ kind }) => kind)).toEqual([
    'text',
    'list',
    'code',
    'table',
    'text',
  ]);
  expect(
    blocksOf(markdown)
      .map((block) => block.markdown)
      .join('\n\n'),
  ).toContain('c\n\nd');
});

describe('excerpts', () => {
  const query = readQuestion('filter by price');

  test('a short section is quoted whole', () => {
    expect(excerptOf('One.\n\nTwo.', query, library.rarity, 500)).toBe('One.\n\nTwo.');
  });

  test('of a long one the blocks that answer are kept, in order, with their code', () => {
    const filler = 'Something else entirely, told at length. '.repeat(8).trim();
    const long = `Begin.\n\n${filler}\n\nFilter by price like this:\n\n\`\`\`js\nprice()\n\`\`\`\n\n${filler}`;
    expect(excerptOf(long, query, library.rarity, 200)).toBe(
      'Begin.\n\nFilter by price like this:\n\n```js\nprice()\n```',
    );
  });

  test('of a long table the rows that answer are kept', () => {
    const rows = Array.from({ length: 60 }, (_, at) => `| row ${at} | nothing here |`);
    rows[41] = '| price | the filter you want |';
    const table = ['| A | B |', '| - | - |', ...rows].join('\n');
    const excerpt = excerptOf(table, query, library.rarity, 2000);
    expect(excerpt).toContain('| price | the filter you want |');
    expect(excerpt.split('\n').length).toBe(10);
  });
});

test('plain text is what a reader sees', () => {
  expect(
    plainText('**Run** `a` ([b](/c)):\n\n- one\n- two\n\n| X | Y |\n| - | - |\n| 1 | 2 |'),
  ).toBe('Run a (b):\n\none\ntwo\n\nX\tY\n1\t2');
});
