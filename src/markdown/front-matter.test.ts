import { expect, test } from 'vitest';
import { Problems } from '../problems/problems.ts';
import { readFrontMatter } from './front-matter.ts';

const description = 'A page about nothing in particular.';

function read(yaml: string) {
  const problems = new Problems();
  const data = readFrontMatter(`---\n${yaml}\n---\n\nText\n`, 'docs/a.md', problems)?.value;
  return { data, problems: problems.list.map(({ line, message }) => `${line} ${message}`) };
}

test('fills in what a page leaves out', () => {
  const { data } = read(`title: A\ndescription: ${description}`);
  expect(data).toMatchObject({ tags: [], unlisted: false, toc_max_heading_level: 3 });
});

test.each([
  [
    `title: A\ndescription: ${description}\ntilte: B`,
    /^4 Front matter: unknown key "tilte"\. Allowed: title/,
  ],
  [`title: A\ndescription: ${description}\ntags: one`, /^4 Front matter: "tags" is "one"/],
  [`description: ${description}`, /^2 Front matter: "title" is nothing/],
  [`title: A\ndescription: Short`, /^3 Front matter: "description" is "Short"/],
  [
    `title: A\ndescription: ${description}\ntoc_max_heading_level: 9`,
    /^4 .*toc_max_heading_level.* 9/,
  ],
  [`title: "\u200B"\ndescription: ${description}`, /^2 Front matter: "title" is "\u200B"\. A text/],
  ['title: [A', /^\d Front matter: /],
])('rejects %j with its line', (yaml, message) => {
  const { data, problems } = read(yaml);
  expect(data).toBeUndefined();
  expect(problems[0]).toMatch(message);
});

test('text that YAML would drop as a comment is rejected with its line', () => {
  const { problems } = read(`title: Channel #deep\ndescription: ${description}`);
  expect(problems[0]).toMatch(/^2 Front matter: YAML takes "#deep" for a comment\. Put the whole/);
});

test('a page without front matter is rejected', () => {
  const problems = new Problems();
  expect(readFrontMatter('Just text', 'docs/a.md', problems)).toBeUndefined();
  expect(problems.list[0]?.message).toContain('No front matter');
});
