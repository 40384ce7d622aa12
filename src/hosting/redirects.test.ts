import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import documentationRedirects from '../../redirects.ts';
import { formatProblem } from '../problems/problems.ts';
import { checkRedirects } from './check-redirects.ts';
import { findRedirect } from './find-redirect.ts';
import { defineRedirects, isAnchor, pathRedirects } from './redirects.ts';
import type { Redirect } from './rules.ts';

const pages = new Map(
  Object.entries({ '/': [], '/intro': ['start'], '/api/rest': ['filters', 'sort'] }).map(
    ([path, ids]) => [path, { ids: new Set<string>(ids) }],
  ),
);

const problemsOf = (redirects: readonly Redirect[]) =>
  checkRedirects(redirects, pages, [
    {
      file: 'redirects.ts',
      text: redirects.map(({ from, to }) => `'${from}': '${to}',`).join('\n'),
    },
  ]).map(formatProblem);

test('a closer redirect takes precedence over that of a folder', () => {
  const paths = pathRedirects(
    defineRedirects(
      { '/intro': { first: '#start' } },
      { '/old/*': '/', '/old/api/*': '/api/rest', '/old/api/intro': '/intro' },
    ),
  );
  const places = [
    '/old/api/intro',
    '/old/api/intro.html',
    '/old/api/x/y',
    '/old/x',
    '/old',
    '/intro',
  ];
  expect(places.map((place) => findRedirect(place, paths))).toEqual([
    '/intro',
    '/intro',
    '/api/rest',
    '/',
    undefined,
    undefined,
  ]);
});

test('good redirects pass', () => {
  expect(
    problemsOf([
      { from: '/old/*', to: '/api/rest#sort' },
      { from: '/start', to: '/intro' },
      { from: '/intro#first', to: '/intro#start' },
    ]),
  ).toEqual([]);
});

test.each<[string, readonly Redirect[], readonly string[]]>([
  [
    'to nowhere',
    [
      { from: '/a', to: '/gone' },
      { from: '/b', to: '/intro#gone' },
    ],
    [
      'redirects.ts:1  /a leads to /gone, but no page has this path.',
      'redirects.ts:2  /b leads to /intro#gone, but the page has no such anchor.',
    ],
  ],
  [
    'in a chain',
    [
      { from: '/a', to: '/b' },
      { from: '/b', to: '/intro#first' },
      { from: '/intro#first', to: '/intro#start' },
    ],
    [
      'redirects.ts:1  /a leads to /b, which is redirected itself. Let it lead to /intro#start.',
      'redirects.ts:2  /b leads to /intro#first, which is redirected itself. Let it lead to /intro#start.',
    ],
  ],
  [
    'in circles',
    [
      { from: '/a', to: '/b' },
      { from: '/b', to: '/a' },
      { from: '/c/*', to: '/c/d' },
    ],
    [
      'redirects.ts:1  /a leads round in circles: /a → /b → /a.',
      'redirects.ts:2  /b leads round in circles: /b → /a → /b.',
      'redirects.ts:3  /c/* leads round in circles: /c/* → /c/d → /c/d.',
    ],
  ],
  [
    'away from a page or an anchor that exists',
    [
      { from: '/intro', to: '/' },
      { from: '/api/*', to: '/' },
      { from: '/intro#start', to: '/' },
      { from: '/none#start', to: '/' },
    ],
    [
      'redirects.ts:1  /intro would hide the page /intro, which exists.',
      'redirects.ts:2  /api/* would hide the page /api/rest, which exists.',
      'moved-anchors.ts  /intro#start: the page still has this anchor, so the redirect would never be followed.',
      'moved-anchors.ts  /none#start: no page has the path /none. Browsers keep an anchor when a path is redirected, so name the page of today.',
    ],
  ],
])('a redirect that leads %s is told with its line', (_, redirects, expected) => {
  expect(problemsOf(redirects)).toEqual(expected);
});

test('a table of moved anchors leads to sections of the same page and to other pages', () => {
  const redirects = defineRedirects(
    { '/intro': { first: '#start', sorting: '/api/rest#sort', 'the-api': '/api/rest' } },
    {},
  );
  expect(redirects).toEqual([
    { from: '/intro#first', to: '/intro#start' },
    { from: '/intro#sorting', to: '/api/rest#sort' },
    { from: '/intro#the-api', to: '/api/rest' },
  ]);
  expect(problemsOf(redirects)).toEqual([]);
});

test('a wrong line in the table of moved anchors is told with its place', () => {
  const text = `export const movedAnchors = {
  '/intro': {
    'first-steps': '#start',
    steps: '#gone',
  },
  '/api/rest': {
    steps: '/gone',
    'first-steps': '#sort',
    filters: '/intro',
  },
};`;
  const redirects = defineRedirects(
    {
      '/intro': { 'first-steps': '#start', steps: '#gone' },
      '/api/rest': { steps: '/gone', 'first-steps': '#sort', filters: '/intro' },
    },
    {},
  );
  const sources = [{ file: 'moved-anchors.ts', text }];
  expect(checkRedirects(redirects, pages, sources).map(formatProblem)).toEqual([
    'moved-anchors.ts:4  /intro#steps leads to /intro#gone, but the page has no such anchor.',
    'moved-anchors.ts:7  /api/rest#steps leads to /gone, but no page has this path.',
    'moved-anchors.ts:9  /api/rest#filters: the page still has this anchor, so the redirect would never be followed.',
  ]);
});

test('the moved anchors of the documentation, which readers of an old one load, stay below 6 KB', () => {
  const moved = documentationRedirects.filter(isAnchor).map(({ from, to }) => [from, to]);
  const sent = brotliCompressSync(JSON.stringify(Object.fromEntries(moved)));
  expect(sent.length).toBeLessThan(6 * 1024);
});

test.each(['old', '/old/', '/old.html', '/old?a=1', '/old#a', '/', '/*/old', '/a b', '//host'])(
  'the old path %s stops the build',
  (from) => {
    expect(() => defineRedirects({}, { [from]: '/intro' })).toThrow(`at its end:\n  - ${from}`);
  },
);
