// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { twinOf } from '../../agents/agent-page.ts';
import { smallPages } from '../../agents/testing/small-site.ts';
import { buildAskIndex, decodePostings, encodePostings } from './ask-index.ts';
import { findPassages } from './find-passages.ts';
import { openLibrary } from './library.ts';
import { passagesOf } from './passages.ts';
import { readQuestion } from './query.ts';
import { termsOf } from './tokens.ts';

const index = buildAskIndex(smallPages);
const library = await openLibrary(async (path) => {
  if (path === '/ask-ai/index.json') return JSON.stringify(index);
  const page = smallPages.find((candidate) => `${candidate.path}.md` === path);
  if (!page) throw new Error(path);
  return twinOf(page, 'https://docs.example.com');
});

describe('terms', () => {
  test.each([
    ['How do I create the projects?', ['creat', 'project']],
    ['documentId', ['documentid', 'document', 'id']],
    ['filters[name][$eq]', ['filter', 'name', '$eq']],
    ['customise colours', termsOf('customize colors')],
    ["don't", ["don't"].flatMap(() => termsOf('don'))],
    ['f6tq492crc47xyzoiu0hzir0', []],
    ['env vars', termsOf('environment variables')],
  ])('of %s', (text, terms) => {
    expect(termsOf(text)).toEqual(terms);
  });
});

test('postings survive encoding, whatever their distance', () => {
  const postings = [0, 1, 33, 34, 1100, 40_000].map((page, at) => ({ page, weight: 0.5 + at * 3 }));
  const decoded = decodePostings(encodePostings(postings));
  expect(decoded.map(({ page }) => page)).toEqual(postings.map(({ page }) => page));
  decoded.forEach(({ weight }, at) => {
    expect(weight / (postings[at]?.weight ?? 0)).toBeCloseTo(1, 0);
  });
});

test('a twin is cut into passages with the anchors of the index', () => {
  const [install] = index.pages;
  const [page] = smallPages;
  if (!install || !page) throw new Error('no page');
  const passages = passagesOf(twinOf(page, 'https://docs.example.com'), install);
  expect(passages.map(({ slug, title, trail }) => [slug, title, trail])).toEqual([
    ['', 'Installation', []],
    ['create', 'Create a project', ['Installation']],
    ['requirements', 'Requirements', ['Installation']],
  ]);
});

test('a heading in a code block is none, and a twin newer than the index has no anchors', () => {
  const twin =
    '# P\n\n> S\n\nSource: https://x/p\n\n## One\n\n```md\n## no\n```\n\n## Two\n\nText.\n';
  const passages = passagesOf(twin, { path: '/p', title: 'P', slugs: ['one'] });
  expect(passages.map(({ title, slug }) => [title, slug])).toEqual([
    ['P', ''],
    ['One', ''],
    ['Two', ''],
  ]);
});

describe('questions', () => {
  test('a definition names its subject', () => {
    expect(readQuestion('What is a single type?').subject).toBe('single type');
    expect(readQuestion('How do I filter?').subject).toBeUndefined();
  });

  test('a follow-up takes the earlier question along, at a lower weight', () => {
    const query = readQuestion('and with yarn?', ['How do I create a project?']);
    expect(query.terms.map(({ term, weight }) => [term, weight])).toEqual([
      ['yarn', 1],
      ['creat', 0.4],
      ['project', 0.4],
    ]);
  });

  test('a new question does not depend on the one before', () => {
    const query = readQuestion('Which limits has the Growth plan?', ['How do I create a project?']);
    expect(query.terms.some(({ term }) => term === 'project')).toBe(false);
  });
});

describe('finding', () => {
  test.each([
    ['How to create a project?', '/cms/install', 'create'],
    ['node version needed', '/cms/install', 'requirements'],
    ['filter for what is empty', '/cms/filters', 'null'],
    ['Explain the Growth plan benefits', '/cloud/plans', 'growth'],
    ['$eq', '/cms/filters', 'eq'],
    // With typing mistakes.
    ['How to craete a projct?', '/cms/install', 'create'],
    ['requirments', '/cms/install', 'requirements'],
    ['Growht plan', '/cloud/plans', 'growth'],
  ])('%s leads to %s#%s', async (text, path, slug) => {
    const [best] = await findPassages({ text }, library);
    expect([best?.path, best?.passages[0]?.passage.slug]).toEqual([path, slug]);
  });

  test('another word is not taken for a mistake: a valve is no value', async () => {
    expect(await findPassages({ text: 'What is a valve?' }, library)).toEqual([]);
  });

  test('nothing is found for a question without a known word', async () => {
    expect(await findPassages({ text: 'zxqv?' }, library)).toEqual([]);
  });

  test('code leads to the page that contains it', async () => {
    const [best] = await findPassages(
      { text: 'What does this do?', code: 'find({ filters })', from: '/cms/filters' },
      library,
    );
    expect(best?.path).toBe('/cms/filters');
  });
});

test('an invalid index is rejected', async () => {
  await expect(openLibrary(async () => '<!doctype html>')).rejects.toThrow();
  await expect(openLibrary(async () => '{"pages": 1}')).rejects.toThrow(/isn't an index/);
});
