import type { Table } from 'mdast';
import { expect, test } from 'vitest';
import { renderMarkdown } from '../content/testing/render-markdown.ts';
import { readTree } from './parse.ts';
import { measureTables } from './tables.ts';

function measured(...lines: string[]): Table {
  const tree = readTree(lines.join('\n'));
  measureTables(tree);
  return tree.children[0] as Table;
}

/** The `data-fits` that a table of these lines gets. */
const fitsOf = (...lines: string[]): unknown => measured(...lines).data?.hProperties?.dataFits;

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

test('rows that describe something stack on phones, each cell under the name of its column', () => {
  const table = measured(
    '| Name | Type | Description |',
    '|---|---|---|',
    '| `id` | a number | Which one |',
  );
  expect(table.data?.hProperties).toHaveProperty('dataStacks');
  expect(table.children[1]?.children.map((cell) => cell.data?.hProperties?.dataLabel)).toEqual([
    undefined,
    'Type',
    'Description',
  ]);
});

test.each([
  ['compares short values', '| Plan | Pro | Business |', '| Requests | 1,000 | 2,000 |'],
  ['has an empty corner', '| | Vite | webpack |', `| Speed | ${'many words '.repeat(9)} | slow |`],
  ['fits a phone with two columns', '| To | Use |', `| read | ${'many words '.repeat(9)} |`],
])('a table that %s keeps its rows', (_, header, row) => {
  const dashes = header.replaceAll(/[^|]+/g, '---');
  expect(measured(header, dashes, row).data?.hProperties).not.toHaveProperty('dataStacks');
});

test('an empty corner is no header', async () => {
  const { html } = await renderMarkdown('| | Owner |\n|---|---|\n| Edit | yes |');
  expect(html).toContain('<td></td><th>Owner</th>');
});
