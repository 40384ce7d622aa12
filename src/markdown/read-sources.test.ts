// @vitest-environment node
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { formatProblem, Problems } from './problems.ts';
import { readSources } from './read-sources.ts';

const page = (title: string, more: string) =>
  `---\ntitle: ${title}\ndescription: A page about plugins and nothing else.\n${more}---\n\nText.\n`;

function sourcesOf(files: Readonly<Record<string, string>>) {
  const root = mkdtempSync(path.join(tmpdir(), 'docs-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
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

test('two pages of one path are reported at the slug of the second', () => {
  const { problems } = sourcesOf({
    'docs/tags.yml': tags,
    'docs/a.md': page('A', ''),
    'docs/b.md': page('B', 'slug: /a\n'),
  });
  expect(problems).toEqual(['docs/b.md:4  The path /a already belongs to docs/a.md.']);
});
