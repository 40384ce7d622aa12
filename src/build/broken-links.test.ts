import { describe, expect, test } from 'vitest';
import type { DocumentRecord } from '../markdown/document-index.ts';
import type { LinkRecord } from '../markdown/links.ts';
import { formatProblem } from '../problems/problems.ts';
import { findBrokenLinks } from './broken-links.ts';
import { type BuiltPage, parsePage, pathOfHtmlFile } from './built-site.ts';

const page = (html: string): BuiltPage => parsePage(html);

const documentAt = (path: string, links: readonly Partial<LinkRecord>[]): DocumentRecord => ({
  id: path.slice(1),
  path,
  file: `docs${path}.md`,
  title: 'T',
  description: 'D',
  tags: [],
  digest: '',
  unlisted: false,
  lookups: [],
  verifiableHash: '',
  examplesHash: '',
  links: links.map((link) => ({
    href: '',
    file: `docs${path}.md`,
    line: 1,
    kind: 'page' as const,
    ...link,
  })),
});

function check(link: Partial<LinkRecord>): string[] {
  const built = {
    pages: new Map([
      ['/', page('<main></main>')],
      ['/cms/intro', page('<h2 id="part">P</h2><a name="older"></a>')],
    ]),
    assets: new Set(['/images/a.png']),
  };
  return findBrokenLinks({
    built,
    documents: [documentAt('/cms/intro', [{ line: 7, ...link }])],
    texts: [],
    redirects: [],
    sources: [],
    origin: 'https://docs.example.com',
  }).map(formatProblem);
}

describe('a link that leads nowhere is told with file and line', () => {
  test.each([
    ['a missing page', { href: '/nope' }, 'Broken link: /nope. No page has this path.'],
    [
      'a missing Markdown file',
      { href: './gone.md' },
      'Broken link: ./gone.md. No page has this path.',
    ],
    ['a missing anchor', { href: '/cms/intro#nope' }, 'The page has no anchor #nope.'],
    ['a missing anchor on the same page', { href: '#parts' }, 'Similar: #part.'],
    ['a missing asset', { href: '/images/b.png', kind: 'asset' as const }, 'Put it under public/'],
    [
      'an asset in another folder',
      { href: './a.png', kind: 'asset' as const },
      "The file ./a.png doesn't exist. Put it under public/. Did you mean /images/a.png?",
    ],
    [
      'a link to the site by its full address',
      { href: 'https://docs.example.com/nope' },
      'No page',
    ],
    ['an empty link', { href: '' }, 'The link "" leads nowhere.'],
    ['an anchor without a name', { href: '#' }, 'The link "#" leads nowhere.'],
    ['an address without a host', { href: 'http://' }, 'The link "http://" leads nowhere.'],
    ['data instead of an address', { href: 'data:text/html,x' }, 'leads nowhere.'],
    ['an invalid percent-encoding', { href: '/%E0%A4%A' }, 'invalid percent-encoding'],
  ])('%s', (_, link, message) => {
    const problems = check(link);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain('docs/cms/intro.md:7');
    expect(problems[0]).toContain(message);
  });
});

test.each([
  '/cms/intro',
  '/cms/intro/',
  '/cms/intro#part',
  '/cms/intro#older',
  '#part',
  './intro',
  '/images/a.png',
  'https://example.com/anything',
  'mailto:a@b.c',
])('%s leads somewhere', (href) => {
  expect(check({ href })).toEqual([]);
});

test('a link of the chrome is told with the line of its literal; everything is told in one run', () => {
  const built = {
    pages: new Map([['/', page('<a href="/gone">x</a><a href="/lost">y</a>')]]),
    assets: new Set<string>(),
  };
  const problems = findBrokenLinks({
    built,
    documents: [],
    texts: [],
    redirects: [],
    sources: [{ file: 'site.config.ts', text: "a\nto: '/gone'" }],
    origin: 'https://docs.example.com',
  }).map(formatProblem);
  expect(problems).toEqual([
    'site.config.ts:2  Broken link: /gone. No page has this path.',
    'dist//index.html  Broken link: /lost. No page has this path.',
  ]);
});

test('a link to a place that has moved names the place of today', () => {
  const built = {
    pages: new Map([
      ['/', page('<a href="/old/x">x</a><a href="/new#was">y</a><a href="/older/">z</a>')],
      ['/new', page('<h2 id="is">Is</h2>')],
    ]),
    assets: new Set<string>(),
  };
  const problems = findBrokenLinks({
    built,
    documents: [],
    texts: [],
    redirects: [
      { from: '/old/*', to: '/new' },
      { from: '/older', to: '/new#is' },
      { from: '/new#was', to: '/new#is' },
    ],
    sources: [],
    origin: 'https://docs.example.com',
  }).map(({ message }) => message);
  expect(problems).toEqual([
    'Outdated link: /old/x. The page has moved: link to /new.',
    'Outdated link: /new#was. The section has moved: link to /new#is.',
    'Outdated link: /older/. The page has moved: link to /new#is.',
  ]);
});

test('dead links of texts for agents are found, but not in code', () => {
  const markdown = `[ok](https://d.example/a#x) [ok](https://d.example/a.md) [else](https://e.example/b)
[page](https://d.example/b)
\`[code](https://d.example/c)\`

\`\`\`md
[code](https://d.example/c)
\`\`\`

Source: https://d.example/a#y
`;
  const problems = findBrokenLinks({
    built: { pages: new Map([['/a', page('<h2 id="x">X</h2>')]]), assets: new Set(['/a.md']) },
    documents: [],
    texts: [{ file: 'dist/llms.txt', markdown }],
    redirects: [],
    sources: [],
    origin: 'https://d.example',
  }).map(formatProblem);
  expect(problems).toEqual([
    'dist/llms.txt  Broken link: https://d.example/b. No page has this path.',
    'dist/llms.txt  Broken link: https://d.example/a#y. The page has no anchor #y.',
  ]);
});

test('an island whose module is missing is found', () => {
  const island = '<astro-island component-url="/_astro/gone.js" renderer-url="/_astro/react.js">';
  const problems = findBrokenLinks({
    built: { pages: new Map([['/a', page(island)]]), assets: new Set(['/_astro/react.js']) },
    documents: [],
    texts: [],
    redirects: [],
    sources: [],
    origin: 'https://d.example',
  }).map(formatProblem);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain("The file /_astro/gone.js doesn't exist.");
});

test.each([
  ['index.html', '/'],
  ['cms/intro/index.html', '/cms/intro'],
  ['404.html', '/404'],
])('%s is served at %s', (file, path) => {
  expect(pathOfHtmlFile(file)).toBe(path);
});
