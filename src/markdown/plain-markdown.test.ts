// @vitest-environment node
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { plainForms } from '../content/plain-forms.ts';
import { smallSite } from '../content/testing.ts';
import { vocabulary } from '../content/vocabulary.tsx';
import { readBadges } from './data-files.ts';
import { assignHeadingIds } from './headings.ts';
import { parseMarkdown } from './parse.ts';
import { joinSections, plainSections } from './plain-markdown.ts';
import { Problems } from './problems.ts';
import { includeSnippets } from './snippets.ts';
import { renderMarkdown } from './testing/render-markdown.ts';

const fixtures = path.join(import.meta.dirname, '__fixtures__/plain');

function sectionsOf(source: string) {
  const problems = new Problems();
  const tree = parseMarkdown(source, 'docs/a.md');
  includeSnippets(
    tree,
    () => ({ source: 'Hello from a :ui[snippet].', file: 'docs/s.md' }),
    problems,
  );
  assignHeadingIds(tree, problems);
  const sections = plainSections(tree, {
    forms: plainForms,
    site: smallSite,
    url: new URL('https://docs.example.com/cms/a'),
  });
  return { tree, sections };
}

test('every directive has a plain form', async () => {
  const { sections } = sectionsOf(readFileSync(path.join(fixtures, 'every-directive.md'), 'utf8'));
  await expect(`${joinSections(sections)}\n`).toMatchFileSnapshot(
    path.join(fixtures, 'every-directive.plain.md'),
  );
});

test('the twin of the gallery page is what its golden file says', async () => {
  const root = path.join(import.meta.dirname, '../..');
  const source = readFileSync(path.join(root, 'docs/contributing/elements.md'), 'utf8');
  const problems = new Problems();
  const data = (name: string) => {
    const file = `docs/data/${name}`;
    return { file, text: readFileSync(path.join(root, file), 'utf8') };
  };
  const badges = readBadges(data('badges.yml'), data('plans.yml'), problems);
  const { sections } = await renderMarkdown(source, { site: { badges } });
  const twin = `${joinSections(sections)}\n`;
  await expect(twin).toMatchFileSnapshot(path.join(fixtures, 'elements.plain.md'));
  // Directives stand in the sources that the gallery shows, and nowhere else.
  expect(twin.replace(/(`{3,})[^\n]*\n[\s\S]*?\n\1/g, '')).not.toMatch(/^ *:{2,}/m);
});

test('no word of the vocabulary lacks a plain form', () => {
  expect(Object.keys(vocabulary).filter((name) => !plainForms[name])).toEqual([]);
});

test('sections are cut at headings and know their anchors', () => {
  const { sections } = sectionsOf('Intro.\n\n## Part {#one}\n\nText.\n\n### `$eq`\n\nMore.');
  expect(sections).toEqual([
    { depth: 1, slug: '', title: '', markdown: 'Intro.' },
    { depth: 2, slug: 'one', title: 'Part', markdown: 'Text.' },
    { depth: 3, slug: 'eq', title: '`$eq`', markdown: 'More.' },
  ]);
});

test('the tree that becomes HTML is left as it is', () => {
  const { tree } = sectionsOf(':::note\n[Link](/cms/intro)\n:::');
  expect(tree.children[0]?.type).toBe('containerDirective');
  expect(JSON.stringify(tree)).toContain('"/cms/intro"');
});
