import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readBuiltSite } from '../../src/build/built-site.ts';
import { projectRoot } from '../../src/config/project-root.ts';
import type { PageDocument } from '../../src/document/page-document.ts';
import { readDocumentIndex, readPageDocument } from '../../src/markdown/document-index.ts';
import { namesLookedUp } from '../../src/markdown/lookups.ts';
import { readQuestions } from '../../src/retrieval/questions/read-questions.ts';
import { sectionText } from '../../src/retrieval/section-text.ts';
import { expect, test } from '../test.ts';
import { type Route, type RoutePage, type RouteSite, routeProblems } from './route-problems.ts';

const routes: Route[] = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'routes.json'), 'utf8'),
);

/** The home page, also at its older address (nothing links to it now), and the list of tags. */
const others = new Set(['/', '/home/Home', '/tags']);

test('every page of the route list is built, linked, long enough, tagged and asked for', () => {
  expect(routeProblems(routes, { ...finishedSite(), others })).toEqual([]);
});

test.describe('the rules of the route list', () => {
  const page = { path: '/a', ownWords: 120, tags: 2, questions: 3 };
  const siteWith = (changed: Partial<RoutePage>): RouteSite => ({
    links: new Map([
      ['/', ['/a']],
      ['/a', ['/']],
    ]),
    pages: new Map([['/a', { ...page, ...changed }]]),
    others: new Set(['/']),
  });
  const problemsOf = (site: RouteSite, where = '/a') =>
    routeProblems([{ path: where, title: 'A' }], site);

  test('a page that is as it should be passes', () => {
    expect(problemsOf(siteWith({}))).toEqual([]);
  });

  test('each thing that a page lacks is named', () => {
    expect(problemsOf(siteWith({ ownWords: 119, tags: 0, questions: 0 }))).toEqual([
      '/a (A): has only 119 words; 120 are the least',
      '/a (A): has no tags',
      '/a (A): has no questions',
    ]);
    expect(problemsOf(siteWith({}), '/b')).toEqual(['/b (A): is missing']);
    const alone = { ...siteWith({}), links: new Map([['/a', ['/a']]]) };
    expect(problemsOf(alone)).toEqual(['/a (A): no other page links to it']);
  });

  test('a snippet can be short', () => {
    const links = new Map([
      ['/snippets/a', []],
      ['/tags/a', ['/snippets/a']],
    ]);
    const pages = new Map([['/snippets/a', { ...page, path: '/snippets/a', ownWords: 20 }]]);
    expect(problemsOf({ links, pages, others: new Set() }, '/snippets/a')).toEqual([]);
  });
});

function finishedSite(): Pick<RouteSite, 'links' | 'pages'> {
  const built = readBuiltSite(path.join(projectRoot, 'dist'), projectRoot);
  const records = readDocumentIndex(projectRoot);
  const pages = records.map((record) => readPageDocument(projectRoot, record));
  const asked = readQuestions(projectRoot, pages);
  const words = new Map(pages.map((page) => [page.id, wordsIn(page)]));
  return {
    links: new Map(
      [...built.pages].map(([from, { links }]) => [
        from,
        links.flatMap(({ href, kind }) => (kind === 'page' ? [pathIn(href, from)] : [])),
      ]),
    ),
    pages: new Map(
      records.map(({ id, path: where, tags, lookups }) => {
        const included = namesLookedUp(lookups, 'snippets');
        const others = included.map((name) => words.get(`snippets/${name}`) ?? 0);
        const ownWords = others.reduce((left, count) => left - count, words.get(id) ?? 0);
        const questions = asked.get(id)?.indexed.length ?? 0;
        return [where, { path: where, ownWords, tags: tags.length, questions }];
      }),
    ),
  };
}

const wordsIn = ({ sections }: PageDocument): number =>
  sections
    .flatMap(({ title, blocks }) => [title, sectionText(blocks).text])
    .join(' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** The path that a link leads to, without what follows it. */
const pathIn = (href: string, from: string): string =>
  new URL(href, `https://docs.example.com${from}`).pathname.replace(/(.)\/$/, '$1');
