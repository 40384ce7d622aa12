// @vitest-environment node
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../config/project-root.ts';
import { renderMarkdown } from '../content/testing/render-markdown.ts';
import { renderElements, smallSite } from '../content/testing.ts';
import { vocabulary } from '../content/vocabulary.tsx';
import { sectionsMarkdown } from '../document/block-markdown.ts';
import { codeBlocks } from '../document/walk-blocks.ts';
import { Problems } from '../problems/problems.ts';
import { readBadges, readDataTables, readPlans } from './data-files.ts';
import { readFences } from './fences.ts';
import { assignHeadingIds } from './headings.ts';
import { parseMarkdown } from './parse.ts';
import { sectionsOf } from './sections.ts';
import { includeSnippets } from './snippets.ts';

const fixtures = path.join(import.meta.dirname, '__fixtures__/plain');

const snippet = { source: 'Hello from a :ui[snippet].', file: 'docs/s.md' };

function structureOf(source: string) {
  const problems = new Problems();
  const tree = parseMarkdown(source, 'docs/a.md');
  includeSnippets(tree, new Map([['greeting', snippet]]), problems);
  assignHeadingIds(tree, problems);
  readFences(tree, problems);
  const sections = sectionsOf(tree, {
    elements: vocabulary.elements,
    site: smallSite,
    url: new URL('https://docs.example.com/cms/a'),
  });
  return { tree, sections };
}

test('every directive has a plain form', async () => {
  const { sections } = structureOf(readFileSync(path.join(fixtures, 'every-directive.md'), 'utf8'));
  await expect(`${sectionsMarkdown(sections)}\n`).toMatchFileSnapshot(
    path.join(fixtures, 'every-directive.plain.md'),
  );
});

test('the fixture of plain forms has every word of the vocabulary', () => {
  const source = readFileSync(path.join(fixtures, 'every-directive.md'), 'utf8');
  const missing = Object.keys(vocabulary.elements).filter(
    (name) => !new RegExp(`:${name}[[{\\s]`).test(source),
  );
  expect(missing).toEqual([]);
});

test('the twin of the gallery page is what its golden file says', async () => {
  const source = readFileSync(path.join(projectRoot, 'docs/contributing/elements.md'), 'utf8');
  const problems = new Problems();
  const data = (name: string) => {
    const file = `docs/data/${name}`;
    return { file, text: readFileSync(path.join(projectRoot, file), 'utf8') };
  };
  const plans = readPlans(data('plans.yml'), problems);
  const badges = readBadges(data('badges.yml'), plans, problems);
  const tables = readDataTables(data('cloud.yml'), plans, problems);
  const { sections } = await renderMarkdown(source, { site: { badges, tables } });
  const twin = `${sectionsMarkdown(sections)}\n`;
  await expect(twin).toMatchFileSnapshot(path.join(fixtures, 'elements.plain.md'));
  // Directives appear in the sources that the gallery shows, and nowhere else.
  expect(twin.replace(/(`{3,})[^\n]*\n[\s\S]*?\n\1/g, '')).not.toMatch(/^ *:{2,}/m);
});

test('sections are cut at headings and know their anchors, trails and badges', () => {
  const { sections } = structureOf(
    'Intro.\n\n## Part :badge{name="growth"} {#one}\n\n### `$eq` & co\n\nMore.\n\n## Next',
  );
  expect(sections).toMatchObject([
    { depth: 1, slug: '', title: '', trail: [], badges: [] },
    { depth: 2, slug: 'one', title: 'Part', titleMarkdown: 'Part (Growth)', badges: ['Growth'] },
    { depth: 3, slug: 'eq--co', title: '$eq & co', titleMarkdown: '`$eq` & co', trail: ['Part'] },
    { depth: 2, slug: 'next', title: 'Next', trail: [], blocks: [] },
  ]);
});

test('a list item that opens with a fence keeps the headings below the list', () => {
  const { sections } = structureOf('- ```js\n  a();\n  ```\n\n## After\n\nText.');
  expect(sections.map(({ title }) => title)).toEqual(['', 'After']);
  expect(sectionsMarkdown(sections)).toBe('- ```js\n  a();\n  ```\n\n## After\n\nText.');
});

test('code keeps its language, title, tab, half of an exchange and status', () => {
  const { sections } = structureOf(
    [
      '::::tabs{group="language"}',
      ':::tab[JavaScript]',
      '```js title="/a.js" {1} run',
      'a();',
      '```',
      ':::',
      ':::tab[TypeScript]',
      '- ```ts',
      '  a<A>();',
      '  ```',
      ':::',
      '::::',
      '',
      '```jsonc response status=201',
      '{}',
      '```',
    ].join('\n'),
  );
  const code = codeBlocks(sections.flatMap(({ blocks }) => blocks));
  expect(code).toEqual([
    {
      block: { kind: 'code', language: 'js', code: 'a();', title: '/a.js' },
      tab: { group: 'language', label: 'JavaScript' },
    },
    {
      block: { kind: 'code', language: 'ts', code: 'a<A>();' },
      tab: { group: 'language', label: 'TypeScript' },
    },
    {
      block: { kind: 'code', language: 'jsonc', code: '{}', exchange: 'response', status: '201' },
      tab: undefined,
    },
  ]);
});

test('Markdown that is shown keeps its marks of change; other code becomes a diff', () => {
  const { sections } = structureOf(
    '```markdown\na // [!code ++]\n```\n\n```js\na // [!code ++]\nb\n```',
  );
  expect(sections[0]?.blocks).toEqual([
    { kind: 'code', language: 'markdown', code: 'a // [!code ++]' },
    { kind: 'code', language: 'diff', code: '+ a\n  b' },
  ]);
});

test('several resources of an identity card are separate links', () => {
  const { sections } = structureOf(
    '::plugin-identity{location="Panel" resources="https://example.com/a, https://example.com/b"}',
  );
  expect(sectionsMarkdown(sections)).toContain(
    '- **Resources:** <https://example.com/a>, <https://example.com/b>',
  );
});

test('headings inside an element still begin sections', () => {
  const { sections } = structureOf(':::note\nText.\n\n## Inside\n\nMore.\n:::');
  expect(sections.map(({ title }) => title)).toEqual(['', 'Inside']);
});

test('links and references become absolute', () => {
  const { sections } = structureOf('[One](#part), [two][2], [three](/cms/b).\n\n[2]: /cms/c');
  expect(sections[0]?.blocks[0]).toMatchObject({
    links: [
      'https://docs.example.com/cms/a#part',
      'https://docs.example.com/cms/c',
      'https://docs.example.com/cms/b',
    ],
  });
});

test('lists keep their numbers, boxes and depth', () => {
  const source = '3. Three\n4. Four\n   - a\n   - [x] b\n\n* other\n\n  more\n\n* list';
  expect(sectionsMarkdown(structureOf(source).sections)).toBe(
    '3. Three\n4. Four\n   - a\n   - [x] b\n\n* other\n\n  more\n\n* list',
  );
});

test('the tree that becomes HTML is left as it is', async () => {
  const { tree } = structureOf(':::note\n[Link](/cms/intro)\n:::');
  expect(tree.children[0]?.type).toBe('containerDirective');
  expect(JSON.stringify(tree)).toContain('"/cms/intro"');
  expect((await renderElements('A :badge{name="growth"}')).html).toContain('Growth');
});
