import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PageStep, Procedure } from '../../panel/page/read-page.ts';
import { readScenePage } from '../../panel/page/read-page.ts';
import { isCodemodBlock } from '../checks/codemods.ts';
import { isRegionBlock } from '../checks/regions.ts';
import type { PageBlock } from '../pages/load.ts';
import { loadPage } from '../pages/load.ts';
import { parsePage } from '../pages/parse.ts';
import { projectRoot } from '../paths.ts';
import type { Language } from '../reader/generate.ts';
import type { JourneyPage } from './list.ts';

/** One thing that a reader comes across on a page. */
export type Item =
  | { readonly kind: 'block'; readonly block: PageBlock }
  | {
      readonly kind: 'step';
      readonly procedure: Procedure;
      readonly step: PageStep;
      /** The number of the step within its procedure, from 0. */
      readonly index: number;
    };

/** The tab that a reader chooses in a group of synced tabs; in other groups, it's the first one. */
const tabs: Readonly<Record<string, (language: Language) => string>> = {
  language: (language) => (language === 'typescript' ? 'TypeScript' : 'JavaScript'),
  'package-manager': () => 'npm',
  os: () => 'Linux',
};

/** What a reader of a language comes across on a page, in order, without the sections that they leave out. */
export function itemsOf({ page, without = {} }: JourneyPage, language: Language): Item[] {
  const source = readFileSync(path.join(projectRoot, page), 'utf8');
  const leftOut = Object.keys(without).map((id) => linesOf(id, source, page));
  const items = [...blocksOf(page, source), ...stepsOf(page)];
  const kept = items.filter(({ at }) => !leftOut.some(([from, to]) => at >= from && at < to));
  return kept
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item)
    .filter((item, _, all) => item.kind === 'step' || isFollowed(item.block, language, all));
}

interface Placed {
  /** The line on the page; the blocks of a snippet have that of the snippet. */
  readonly at: number;
  readonly item: Item;
}

function blocksOf(page: string, source: string): Placed[] {
  return parsePage(page, source).blocks.flatMap((entry) => {
    const blocks =
      'lang' in entry
        ? [{ ...entry, included: false }]
        : loadPage(`docs/snippets/${entry.name}.md`).blocks.map((block) => ({
            ...block,
            included: true,
          }));
    return blocks.map((block) => ({ at: entry.line, item: { kind: 'block' as const, block } }));
  });
}

function stepsOf(page: string): Placed[] {
  return readScenePage(page).procedures.flatMap((procedure) =>
    procedure.steps.map((step, index) => ({
      at: step.file === page ? step.line : procedure.line,
      item: { kind: 'step' as const, procedure, step, index },
    })),
  );
}

/** Whether a block is for a reader of this language and is something to do, rather than a quotation. */
function isFollowed(block: PageBlock, language: Language, all: readonly Item[]): boolean {
  if (isCodemodBlock(block) || isRegionBlock(block) || block.meta.error !== undefined) return false;
  const { tab } = block;
  if (!tab) return true;
  const wanted = tabs[tab.group]?.(language) ?? firstLabel(tab, block.file, all);
  return tab.label === wanted;
}

function firstLabel(
  { group, groupNumber }: NonNullable<PageBlock['tab']>,
  file: string,
  all: readonly Item[],
): string | undefined {
  for (const item of all) {
    if (item.kind === 'step' || item.block.file !== file) continue;
    const { tab } = item.block;
    if (tab?.group === group && tab.groupNumber === groupNumber) return tab.label;
  }
  return undefined;
}

/** The lines of a section, from its heading to the next one of the same level or above. */
function linesOf(id: string, source: string, page: string): readonly [number, number] {
  const lines = source.split('\n');
  const from = lines.findIndex((line) => /^#+ /.test(line) && line.includes(`{#${id}}`));
  const level = /^#+/.exec(lines[from] ?? '')?.[0].length;
  if (level === undefined)
    throw new Error(
      `verify/journeys.json leaves out “${id}”, a section that ${page} doesn't have.`,
    );
  const isEnd = (line: string, at: number): boolean =>
    at > from && new RegExp(`^#{2,${level}} `).test(line);
  const to = lines.findIndex(isEnd);
  return [from + 1, to === -1 ? Number.POSITIVE_INFINITY : to + 1];
}
