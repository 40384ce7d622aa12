// @vitest-environment node
import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { formatProblem, Problems } from '../problems/problems.ts';
import { readSources } from './read-sources.ts';

const page = (title: string, more: string) =>
  `---\ntitle: ${title}\ndescription: A page about plugins and nothing else.\n${more}---\n\nText.\n`;

/** @param links names of links by what they lead to */
function sourcesOf(
  files: Readonly<Record<string, string | Uint8Array>>,
  links: Readonly<Record<string, string>> = {},
) {
  const root = mkdtempSync(path.join(tmpdir(), 'docs-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  for (const [target, link] of Object.entries(links)) symlinkSync(target, path.join(root, link));
  const problems = new Problems();
  const sources = readSources(root, problems);
  return { sources, problems: problems.list.map(formatProblem) };
}

const tags = 'tags:\n  - { label: REST API, description: Requests }\n';

test('an unknown tag is reported where it is listed, not where its word appears first', () => {
  const { problems } = sourcesOf({
    'docs/tags.yml': tags,
    'docs/a.md': page('All plugins', 'tags:\n  - REST API\n  - plugins\n'),
  });
  expect(problems).toEqual([expect.stringMatching(/^docs\/a\.md:6 {2}Unknown tag "plugins"\./)]);
});

test('another word for a tag is reported with the tag that is meant', () => {
  const { problems } = sourcesOf({
    'docs/tags.yml': 'tags:\n  - { label: REST API, description: Requests, synonyms: [REST] }\n',
    'docs/a.md': page('All plugins', 'tags: [Rest, rest-api]\n'),
  });
  expect(problems).toEqual([
    'docs/a.md:4  Unknown tag "Rest". docs/tags.yml calls it "REST API".',
    'docs/a.md:4  Unknown tag "rest-api". docs/tags.yml calls it "REST API".',
  ]);
});

test('the rules of the vocabulary hold for listed pages, each breach with its line', () => {
  const { problems } = sourcesOf({
    'docs/tags.yml': `rules: { tagsPerPage: [2, 3], pagesPerTag: 2 }
tags:
  - { label: a, description: d }
  - { label: b, description: d }
  - { label: c, description: d }
  - { label: d, description: d, feature: true }
  - { label: e, description: d }
  - { label: f, description: d, feature: true }
`,
    'docs/both.md': page('Both', 'tags: [a, b]\n'),
    'docs/few.md': page('Few', 'tags: [a]\n'),
    'docs/many.md': page('Many', 'tags: [a, b, c, d]\n'),
    'docs/none.md': page('None', ''),
    'docs/twice.md': page('Twice', 'tags: [a, a]\n'),
    'docs/unlisted.md': page('Unlisted', 'unlisted: true\ntags: [c]\n'),
  });
  expect(problems).toEqual([
    'docs/few.md:4  The page has 1 tag. Give it 2 to 3 labels of docs/tags.yml.',
    'docs/many.md:4  The page has 4 tags. Give it 2 to 3 labels of docs/tags.yml.',
    'docs/none.md:2  The page has 0 tags. Give it 2 to 3 labels of docs/tags.yml.',
    'docs/twice.md:4  The tag "a" is listed twice. Remove one of them.',
    'docs/tags.yml:5  Only docs/many.md has the tag "c". Add it to 2 pages or more, remove it here, or say `feature: true` if it names a feature.',
    'docs/tags.yml:7  No page has the tag "e". Add it to 2 pages or more, remove it here, or say `feature: true` if it names a feature.',
    'docs/tags.yml:8  No page has the tag "f". Remove it here, or add it to a page.',
  ]);
});

test('two pages of one path are reported at the slug of the second', () => {
  const { problems } = sourcesOf({
    'docs/tags.yml': tags,
    'docs/a.md': page('A', ''),
    'docs/b.md': page('B', 'slug: /a\n'),
  });
  expect(problems).toEqual(['docs/b.md:4  The path /a already belongs to docs/a.md.']);
});

test.each(['404', 'tags'])('a page named %s would be lost', (name) => {
  const { problems } = sourcesOf({ 'docs/tags.yml': tags, [`docs/${name}.md`]: page('A', '') });
  expect(problems).toEqual([
    expect.stringContaining(`The path /${name} already belongs to the site itself.`),
  ]);
});

test.each([
  ['docs/with space.md', page('A', ''), /^docs\/with space\.md {2}The name becomes an address/],
  ['docs/a#b.md', page('A', ''), /The name becomes an address/],
  ['docs/dir.md/b.md', page('A', ''), /^docs\/dir\.md {2}This is a folder/],
  ['docs/latin.md', Buffer.from(page('Caf\xe9', ''), 'latin1'), /^docs\/latin\.md:2 {2}.*UTF-8/],
  ['docs/zero.md', page('A\0', ''), /^docs\/zero\.md:2 {2}.*UTF-8/],
  ['docs/alias.md', page('*nope', ''), /^docs\/alias\.md:2 {2}.*"\*nope" is an alias/],
])('%s is reported with its file', (file, text, message) => {
  const { problems } = sourcesOf({ 'docs/tags.yml': tags, [file]: text });
  expect(problems).toEqual(expect.arrayContaining([expect.stringMatching(message)]));
});

test('a link to a file that is gone is reported', () => {
  const { problems } = sourcesOf({ 'docs/tags.yml': tags }, { 'gone.md': 'docs/link.md' });
  expect(problems).toEqual(
    expect.arrayContaining([expect.stringMatching(/^docs\/link\.md {2}This is a link/)]),
  );
});

test('the mark that some editors put before a text is no part of it', () => {
  const { sources, problems } = sourcesOf({
    'docs/tags.yml': tags,
    'docs/a.md': `\uFEFF${page('A', '')}`,
  });
  expect(problems).toEqual([]);
  expect(sources.readable[0]?.source.startsWith('---')).toBe(true);
});
