import type { Table, TableCell } from 'mdast';
import type { ContainerDirective, TextDirective } from 'mdast-util-directive';
import { toString as textOf } from 'mdast-util-to-string';
import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import type { OptionRow, OptionTable, Place, SinceMark } from './verifiable.ts';

/** Reads a table inside `:::params{of="…"}`. */
export function optionTable(
  node: Table,
  { attributes }: ContainerDirective,
  place: Place,
): OptionTable {
  const [head, ...rows] = node.children;
  const titles = head?.children.map((cell) => textOf(cell).trim()) ?? [];
  const skip = attributes?.skip;
  return {
    ...place,
    of: attributes?.of ?? '',
    rows: rows.flatMap((row): OptionRow[] => {
      const value = codeAlone(row.children[titles.indexOf('Default')]);
      const type = row.children[titles.indexOf('Type')];
      const since = sinceMarks(row).find(({ of }) => of === undefined)?.version;
      const cells = Object.fromEntries(
        row.children.flatMap((cell, index) => {
          const codes = codesIn(cell);
          return codes.length > 0 ? [[titles[index] ?? '', codes]] : [];
        }),
      );
      return namesIn(row.children[0]).map((name) => ({
        name,
        line: lineOf(row),
        cells,
        ...(value !== undefined && { default: value }),
        ...(type && { type: piecesOf(type) }),
        ...(since !== undefined && { since }),
      }));
    }),
    ...(typeof skip === 'string' && { skip }),
  };
}

/** All `:since{…}` in a node. */
export function sinceMarks(node: Node): SinceMark[] {
  const marks: SinceMark[] = [];
  visit(node, 'textDirective', (directive: TextDirective) => {
    const { version, of } = directive.attributes ?? {};
    if (directive.name === 'since')
      marks.push({ version: version ?? '', line: lineOf(directive), ...(of && { of }) });
  });
  return marks;
}

/** The names in a cell: its inline code, or its text when it has none. */
function namesIn(cell: TableCell | undefined): string[] {
  if (!cell) return [];
  const codes = codesIn(cell);
  return codes.length > 0 ? codes : [textOf(cell).trim()].filter(Boolean);
}

/** All inline code in a cell, in order. */
function codesIn(cell: TableCell): string[] {
  const codes: string[] = [];
  visit(cell, 'inlineCode', ({ value }) => {
    codes.push(value);
  });
  return codes;
}

/** The pieces of a cell, told apart by whether they are code. */
function piecesOf(cell: TableCell): { code: boolean; text: string }[] {
  return cell.children.map((child) => ({ code: child.type === 'inlineCode', text: textOf(child) }));
}

/** The code of a cell that holds nothing else. */
function codeAlone(cell: TableCell | undefined): string | undefined {
  const [only, ...others] = cell?.children ?? [];
  return only?.type === 'inlineCode' && others.length === 0 ? only.value : undefined;
}

function lineOf(node: Node): number {
  return node.position?.start.line ?? 1;
}
