import type { Root, Table } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import { renderMarkdown } from '../content/testing/render-markdown.ts';
import { measureTables } from './tables.ts';

/** The `data-fits` that a table of these lines gets. */
function fitsOf(...lines: string[]): unknown {
  const tree: Root = unified().use(remarkParse).use(remarkGfm).parse(lines.join('\n'));
  measureTables(tree);
  return (tree.children[0] as Table).data?.hProperties?.dataFits;
}

test('a small table fits a narrow screen', () => {
  expect(fitsOf('| Name | Type |', '|---|---|', '| `id` | a number |')).toBe(20);
});

test('a heading counts as a whole, as it does not wrap', () => {
  expect(fitsOf('| Field | Permission of the plugin |', '|---|---|', '| `id` | `find` |')).toBe(20);
  expect(
    fitsOf('| Field | Permission of the plugin Upload |', '|---|---|', '| `id` | `find` |'),
  ).toBe(30);
});

test('of a cell the longest word counts', () => {
  expect(
    fitsOf('| Field | Text |', '|---|---|', '| `id` | many short words in one long sentence |'),
  ).toBe(20);
});

test('a table for which no screen is wide enough always scrolls', () => {
  expect(fitsOf('| A |', '|---|', `| ${'x'.repeat(100)} |`)).toBeUndefined();
});

test('an empty corner is no header', async () => {
  const { html } = await renderMarkdown('| | Owner |\n|---|---|\n| Edit | yes |');
  expect(html).toContain('<td></td><th>Owner</th>');
});
