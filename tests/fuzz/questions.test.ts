// @vitest-environment node
import { expect, test } from 'vitest';
import { smallPages } from '../../src/agents/testing/small-site.ts';
import { compose } from '../../src/ask-ai/answer/compose.ts';
import { retrieve } from '../../src/retrieval/retrieve.ts';
import { indexOf } from '../../src/retrieval/testing/small-index.ts';
import { fuzz, textOf } from './fuzz.ts';

const index = await indexOf(smallPages);
const paths = new Set(smallPages.map(({ path }) => path));
const questions = textOf(
  [
    ...['how', 'do', 'I', 'not', 'without', 'v4', 'or', 'instead of', '?', '"', '$in', '/api/'],
    ...['create', 'project', 'install', 'strapi.documents(', 'Error: ', '[$eq]=', 'craete'],
    ...['__proto__', 'constructor', 'toString', '<b>', '%00', '\u202e', '\ud83d', 'ﬁlter', 'İ'],
    '-'.repeat(300),
  ],
  40,
);

test('any query finds pages of the site, each with a score, or nothing', () =>
  fuzz(
    questions,
    async (text) => {
      const { pages } = await retrieve({ text }, index);
      expect(pages.filter(({ path, score }) => !paths.has(path) || !(score > 0))).toEqual([]);
    },
    200,
  ));

test('any question, with any one before it, gets an answer from the site or none', () =>
  fuzz(
    questions,
    async (text) => {
      const answer = await compose({ text, earlier: [text.toUpperCase()], code: text }, index);
      if (answer.kind !== 'excerpts') return;
      expect(answer.excerpts.filter(({ path }) => !paths.has(path))).toEqual([]);
    },
    200,
  ));
