import { expect, test } from 'vitest';
import { Problems } from '../problems/problems.ts';
import { readNews } from './news.ts';
import type { Release } from './releases/release-data.ts';
import { timelineOf } from './timeline.ts';

const entry = (id: string, date: string, pages = '["/cms/intro"]') =>
  `- id: ${id}\n  date: ${date}\n  title: About ${id}\n  text: Something is new.\n  pages: ${pages}\n`;

function problemsIn(text: string): string[] {
  const problems = new Problems();
  readNews({ file: 'docs/data/whats-new.yml', text }, problems);
  return problems.list.map(({ line, message }) => `${line}: ${message}`);
}

test('entries are read in their order', () => {
  const news = readNews(
    { file: 'x', text: entry('b', '2026-02-01') + entry('a', '2026-01-01') },
    new Problems(),
  );
  expect([...news.keys()]).toEqual(['b', 'a']);
});

test.each([
  [entry('a', '2026-01-01') + entry('a', '2026-01-01'), /^6: Duplicate id "a"/],
  [entry('a', '2026-01-01') + entry('b', '2026-02-01'), /^6: "b" is of .*Put the newest first/],
  [entry('a', 'January'), /^2: 0\.date: .*2026-11-22/],
  [entry('a', '2026-01-01', '[]'), /^5: 0\.pages/],
  [entry('a', '2026-01-01', '[cms/intro]'), /^5: 0\.pages\.0: .*path of a page/],
])('what an author gets wrong is told with its line: %#', (text, expected) => {
  expect(problemsIn(text)).toEqual([expect.stringMatching(expected)]);
});

const nothing = { added: [], removed: [] };
const release = (minor: string, by: string): Release => ({
  minor,
  versions: [{ version: `${minor}.0`, by }],
  comparedWith: '5.0.0',
  options: { added: [{ name: 'server.mcp', since: `${minor}.0` }], removed: [] },
  api: nothing,
  commands: nothing,
  routes: { added: [], removed: ['GET /api/a', 'GET /api/b'] },
  tools: { added: [], removed: [] },
  events: { added: [], removed: [] },
  adminExports: nothing,
  utilsExports: nothing,
  dependencies: [],
});

test('news and releases are one list by their days', () => {
  const news = [
    { id: 'late', date: '2026-03-01', title: 'Late', text: 'x', pages: ['/a'] },
    { id: 'early', date: '2026-01-01', title: 'Early', text: 'x', pages: ['/b'] },
  ];
  const timeline = timelineOf(news, [release('5.3', '2026-02-01'), release('5.2', '2026-01-01')]);
  expect(timeline.map(({ id }) => id)).toEqual(['late', 'strapi-v5-3', 'early', 'strapi-v5-2']);
  expect(timeline[1]).toMatchObject({
    text: 'This release has 1 new option and 2 removed routes.',
    links: ['/release-notes#v5-3'],
  });
});
