import type { Code, Table, TableCell } from 'mdast';
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive';
import { toString as textOf } from 'mdast-util-to-string';
import type { Node, Parent } from 'unist';
import { markdownGrammar } from '../../../src/markdown/parse.ts';
import { type FenceMeta, parseFenceMeta } from '../../../src/vocabulary/fence-meta.ts';

/** The place of a block in a group of synced tabs, when it stands in one. */
export interface TabPlace {
  group: string;
  label: string;
  /** The same number for all tabs of one group on the page. */
  groupNumber: number;
  /** Position among the code blocks of its tab, from 0. */
  index: number;
}

/** A code fence. */
export interface Block {
  file: string;
  /** Line of the opening fence, from 1. */
  line: number;
  /** Line of the closing fence. */
  endLine: number;
  lang: string;
  meta: FenceMeta;
  /** What is wrong with the words after the language, of which `meta` then knows none. */
  metaProblem?: string;
  code: string;
  tab?: TabPlace;
}

/** One row of an option table, by its name column. */
export interface OptionRow {
  name: string;
  line: number;
  /** The value in the column "Default", when it is one piece of code and nothing else. */
  default?: string;
  /** The inline code of every cell that has some, by the title of its column. */
  cells: Record<string, string[]>;
}

/** A table inside `:::params{of="…"}`. */
export interface OptionTable {
  file: string;
  line: number;
  of: string;
  rows: OptionRow[];
  skip?: string;
}

/** `::snippet{name="…"}`: the blocks of another file stand here. */
export interface SnippetUse {
  line: number;
  name: string;
}

/** `:ui[Save]`: a label of the admin panel, or of the product that `of` names. */
export interface UiLabel {
  text: string;
  line: number;
  of?: string;
}

/** What the checks need of a page, in the order of the document. */
export interface ParsedPage {
  file: string;
  blocks: (Block | SnippetUse)[];
  tables: OptionTable[];
  labels: UiLabel[];
}

/** Parses the Markdown of one file. */
export function parsePage(file: string, source: string): ParsedPage {
  const page: ParsedPage = { file, blocks: [], tables: [], labels: [] };
  collect(markdownGrammar.parse(source), page, { groups: 0 }, undefined, undefined);
  return page;
}

interface TabContext {
  group: string;
  groupNumber: number;
  label: string;
  blocks: number;
}

function collect(
  node: Node,
  page: ParsedPage,
  counter: { groups: number },
  tab: TabContext | undefined,
  params: ContainerDirective | undefined,
): void {
  if (node.type === 'code') {
    page.blocks.push(toBlock(node as Code, page.file, tab));
    return;
  }
  if (node.type === 'leafDirective' && (node as LeafDirective).name === 'snippet') {
    const name = (node as LeafDirective).attributes?.name;
    if (name) page.blocks.push({ line: lineOf(node), name });
    return;
  }
  if (node.type === 'table' && params) {
    page.tables.push(toTable(node as Table, page.file, params));
    return;
  }
  if (node.type === 'textDirective' && (node as TextDirective).name === 'ui') {
    const of = (node as TextDirective).attributes?.of;
    page.labels.push({ text: textOf(node).trim(), line: lineOf(node), ...(of && { of }) });
    return;
  }
  if (!('children' in node)) return;
  const directive = node.type === 'containerDirective' ? (node as ContainerDirective) : undefined;
  const inside = directive?.name === 'params' && directive.attributes?.of ? directive : params;
  const groupNumber = directive?.name === 'tabs' ? ++counter.groups : undefined;
  for (const child of (node as Parent).children) {
    const isTab =
      groupNumber !== undefined &&
      child.type === 'containerDirective' &&
      (child as ContainerDirective).name === 'tab';
    const inner = isTab
      ? {
          group: directive?.attributes?.group ?? '',
          groupNumber,
          label: labelOf(child as ContainerDirective),
          blocks: 0,
        }
      : tab;
    collect(child, page, counter, inner, inside);
  }
}

function toBlock(node: Code, file: string, tab: TabContext | undefined): Block {
  return {
    file,
    line: lineOf(node),
    endLine: node.position?.end.line ?? lineOf(node),
    lang: node.lang ?? '',
    ...metaOf(node),
    code: node.value,
    ...(tab && {
      tab: {
        group: tab.group,
        groupNumber: tab.groupNumber,
        label: tab.label,
        index: tab.blocks++,
      },
    }),
  };
}

function metaOf(node: Code): Pick<Block, 'meta' | 'metaProblem'> {
  const result = parseFenceMeta(node.meta ?? '');
  return result.ok
    ? { meta: result.meta }
    : { meta: { highlight: [] }, metaProblem: result.message };
}

function toTable(node: Table, file: string, params: ContainerDirective): OptionTable {
  const [head, ...rows] = node.children;
  const defaultColumn = head?.children.findIndex((cell) => textOf(cell).trim() === 'Default') ?? -1;
  const titles = head?.children.map((cell) => textOf(cell).trim()) ?? [];
  const skip = params.attributes?.skip;
  return {
    file,
    line: lineOf(node),
    of: params.attributes?.of ?? '',
    rows: rows.flatMap((row) => {
      const value = codeIn(row.children[defaultColumn]);
      const cells = Object.fromEntries(
        row.children.flatMap((cell, column) => {
          const codes = codesIn(cell);
          return codes.length > 0 ? [[titles[column] ?? '', codes]] : [];
        }),
      );
      return namesIn(row.children[0]).map((name) => ({
        name,
        line: lineOf(row),
        cells,
        ...(value !== undefined && { default: value }),
      }));
    }),
    ...(typeof skip === 'string' && { skip }),
  };
}

/** The names in a cell: its inline code, or its text when it has none. */
function namesIn(cell: Node | undefined): string[] {
  if (!cell) return [];
  const codes = codesIn(cell);
  return codes.length > 0 ? codes : [textOf(cell).trim()].filter(Boolean);
}

/** All inline code in a node, in order. */
function codesIn(cell: Node): string[] {
  const codes: string[] = [];
  const walk = (node: Node): void => {
    if (node.type === 'inlineCode') codes.push((node as Node & { value: string }).value);
    if ('children' in node) (node as Parent).children.forEach(walk);
  };
  walk(cell);
  return codes;
}

/** The code of a cell that holds nothing else. */
function codeIn(cell: TableCell | undefined): string | undefined {
  const [only, ...others] = cell?.children ?? [];
  return only?.type === 'inlineCode' && others.length === 0 ? only.value : undefined;
}

function labelOf(directive: ContainerDirective): string {
  const first = directive.children[0];
  return first?.data && 'directiveLabel' in first.data ? textOf(first) : '';
}

function lineOf(node: Node): number {
  return node.position?.start.line ?? 1;
}
