import type { Root, Table, TableCell } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

/** Width of one character and of a cell's padding, in pixels, as `Table.module.css` sets them. */
const character = 7.6;
const padding = 32;

/** The least widths, in rem, where `Table.module.css` can show a table whole. */
const widths = [20, 30, 38, 44];
const rem = 16;

/** A corner that heads neither a column nor a row is no header: screen readers would read out nothing. */
export function emptyCorners(tree: Root): void {
  visit(tree, 'table', ({ children: [header] }) => {
    for (const cell of header?.children ?? []) {
      if (textOf(cell) === '') cell.data = { ...cell.data, hName: 'td' };
    }
  });
}

/** A cell with more characters than this is a sentence, which a narrow column would pull apart. */
const sentence = 40;

/**
 * Tells from which width on a table needs no scrolling. Only then can its header stick to the
 * screen, as a header sticks to whatever scrolls around it. Of a table that describes things, the rows
 * stack on phones; one that compares them, as its empty corner or its short cells say, scrolls.
 */
export function measureTables(tree: Root): void {
  visit(tree, 'table', (node) => {
    const least = leastWidth(node);
    const fits = widths.find((width) => least <= width * rem);
    const stacks =
      describes(node) && (fits !== widths[0] || (node.children[0]?.children.length ?? 0) > 2);
    if (stacks) labelCells(node);
    node.data = {
      ...node.data,
      hProperties: {
        ...node.data?.hProperties,
        ...(fits && { dataFits: fits }),
        ...(stacks && { dataStacks: '' }),
      },
    };
  });
}

function describes({ children: [header, ...rows] }: Table): boolean {
  const names = (header?.children ?? []).map((cell) => textOf(cell));
  if (names[0] === '') return false;
  return (
    names.at(-1) === 'Description' ||
    rows.some(({ children }) => children.some((cell) => textOf(cell).length > sentence))
  );
}

function labelCells({ children: [header, ...rows] }: Table): void {
  const names = (header?.children ?? []).map((cell) => textOf(cell));
  for (const { children } of rows) {
    for (const [column, cell] of children.entries()) {
      if (column > 0) cell.data = { ...cell.data, hProperties: { dataLabel: names[column] } };
    }
  }
}

/**
 * The width below which a table cannot shrink: in each column the header, which never breaks, or
 * the longest word below it.
 */
function leastWidth({ children: [header, ...rows] }: Table): number {
  const widths = (header?.children ?? []).map((cell, column) =>
    Math.max(textOf(cell).length, ...rows.map(({ children }) => longestWord(children[column]))),
  );
  return widths.reduce((sum, width) => sum + width * character + padding, 0);
}

const longestWord = (cell: TableCell | undefined): number =>
  Math.max(0, ...(cell ? textOf(cell) : '').split(/[\s-]+/).map((word) => word.length));
