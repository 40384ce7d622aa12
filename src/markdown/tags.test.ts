import { expect, test } from 'vitest';
import { Problems } from './problems.ts';
import { readTags } from './tags.ts';

const read = (yaml: string) => {
  const problems = new Problems();
  return { tags: readTags(yaml, 'docs/tags.yml', problems), problems: problems.list };
};

test('a tag has the slug of its label unless it names another', () => {
  const { tags } = read(`tags:
  - { label: REST API, description: d }
  - { label: GraphQL, slug: graph-ql, description: d }`);
  expect([...tags.values()].map(({ slug }) => slug)).toEqual(['rest-api', 'graph-ql']);
});

test.each([
  [
    'tags:\n  - { label: A, description: d }\n  - { label: A, description: d }',
    /"A" repeats its own label|slug/,
  ],
  [
    'tags:\n  - { label: A b, description: d }\n  - { label: a-b, description: d }',
    /repeats the slug "a-b" of "A b"/,
  ],
  ['tags:\n  - { label: A }', /tags\.0\.description/],
  ['tags: [A', /Flow sequence/],
  ['tags: []\ntags: []', /unique/],
])('%j is rejected', (yaml, message) => {
  expect(read(yaml).problems[0]?.message).toMatch(message);
});
