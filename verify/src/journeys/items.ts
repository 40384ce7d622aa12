import type { Procedure, Step } from '../../../src/markdown/verifiable/verifiable.ts';
import { loadPage, type Page, type PageBlock } from '../pages/page.ts';
import { isCodemodBlock, isRegionBlock } from '../pages/purpose.ts';
import type { Language } from '../reader/generate.ts';
import type { JourneyPage } from './list.ts';

/** One thing that a reader comes across on a page. */
export type Item =
  | { readonly kind: 'block'; readonly block: PageBlock }
  | {
      readonly kind: 'step';
      readonly procedure: Procedure;
      readonly step: Step;
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
export function itemsOf({ page: file, without = {} }: JourneyPage, language: Language): Item[] {
  const page = loadPage(file);
  const leftOut = Object.keys(without).map((id) => sectionRange(id, page));
  const blocks = page.blocks.map((block) => ({
    order: block.order,
    item: { kind: 'block' as const, block },
  }));
  const steps = page.procedures.flatMap((procedure) =>
    procedure.steps.map((step, index) => ({
      order: step.order,
      item: { kind: 'step' as const, procedure, step, index },
    })),
  );
  return [...blocks, ...steps]
    .filter(({ order }) => !leftOut.some(([from, to]) => order >= from && order < to))
    .sort((one, other) => one.order - other.order)
    .map(({ item }) => item)
    .filter((item, _, all) => item.kind === 'step' || isFollowed(item.block, language, all));
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

/** Where a section is, from its heading to the next one of the same level or above. */
function sectionRange(id: string, { file, sections }: Page): readonly [number, number] {
  const from = sections.find((section) => section.id === id);
  if (from === undefined)
    throw new Error(
      `verify/journeys.json leaves out “${id}”, a section that ${file} doesn't have.`,
    );
  const to = sections.find(({ order, depth }) => order > from.order && depth <= from.depth);
  return [from.order, to?.order ?? Number.POSITIVE_INFINITY];
}
