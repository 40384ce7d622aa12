import { expect, test } from 'vitest';
import { Problems } from '../problems/problems.ts';
import { readTags } from './tags.ts';

const read = (yaml: string) => {
  const problems = new Problems();
  return { ...readTags(yaml, 'docs/tags.yml', problems), problems: problems.list };
};

test('a tag has the slug of its label unless it names another', () => {
  const { tags } = read(`tags:
  - { label: REST API, description: d }
  - { label: GraphQL, slug: graph-ql, description: d }`);
  expect([...tags.values()].map(({ slug }) => slug)).toEqual(['rest-api', 'graph-ql']);
});

test('a spelling leads to its tag, whatever the case and the punctuation', () => {
  const { meant } = read(
    'tags:\n  - { label: Content-Type Builder, description: d, synonyms: [CTB] }',
  );
  expect(meant('content type builder')?.label).toBe('Content-Type Builder');
  expect(meant('ctb')?.label).toBe('Content-Type Builder');
  expect(meant('content types')).toBeUndefined();
});

test.each([
  [
    'tags:\n  - { label: A, description: d }\n  - { label: A, description: d }',
    3,
    /its label repeats/,
  ],
  [
    'tags:\n  - { label: A b, description: d }\n  - { label: a-b, description: d }',
    3,
    /"a-b": its label repeats a word of "A b"/,
  ],
  [
    'tags:\n  - { label: A, description: d }\n  - { label: B, description: d, synonyms: [a] }',
    3,
    /"B": the synonym "a" repeats a word of "A"/,
  ],
  [
    'tags:\n  - { label: A, description: d }\n  - { label: B, slug: a, description: d }',
    3,
    /repeats the slug "a" of "A"/,
  ],
  ['tags:\n  - { label: A }', 2, /tags\.0\.description/],
  ['tags: [A', 1, /Flow sequence/],
  ['tags: []\ntags: []', 2, /unique/],
])('%j is rejected', (yaml, line, message) => {
  expect(read(yaml).problems[0]).toMatchObject({ line, message: expect.stringMatching(message) });
});
