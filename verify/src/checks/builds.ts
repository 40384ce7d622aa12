import type { Finding } from '../finding.ts';
import { failed, passed, within } from '../finding.ts';
import { laneCount } from '../lanes.ts';
import type { Page, PageBlock } from '../pages/page.ts';
import { type PageState, pageStates } from '../reader/page-states.ts';
import { strapiBuild } from '../reader/strapi-build.ts';
import { placeOf } from '../typescript/compiler.ts';
import { lineInBlock, skipsTypes } from './code.ts';

/** Files that compile together because no path has two contents, and the blocks that show them. */
interface Group {
  readonly files: Map<string, string>;
  readonly blocks: Map<string, PageBlock[]>;
}

/**
 * Compiles every TypeScript file that pages put into the server of a project with that project's own `strapi
 * build`. Files of all pages are compiled together, except where two pages show the same file.
 */
export async function checkBuilds(
  pages: readonly Page[],
  goldenDirectory: string,
): Promise<Finding[]> {
  const waiting = groupsOf(pages);
  const findings: Finding[] = [];
  const work = async (): Promise<void> => {
    for (let group = waiting.pop(); group; group = waiting.pop())
      findings.push(...(await build(group, goldenDirectory)));
  };
  await Promise.all(Array.from({ length: laneCount() }, work));
  return findings;
}

/** Puts each state of each page into the first group that it fits into. */
function groupsOf(pages: readonly Page[]): Group[] {
  const groups: Group[] = [];
  for (const state of pages.flatMap(compiledStates)) {
    if (![...state.blocks.values()].some((block) => !block.included)) continue;
    const fits = (group: Group): boolean =>
      [...state.files].every(([file, text]) => (group.files.get(file) ?? text) === text);
    let group = groups.find(fits);
    if (!group) {
      group = { files: new Map(), blocks: new Map() };
      groups.push(group);
    }
    for (const [file, text] of state.files) group.files.set(file, text);
    for (const [file, block] of state.blocks)
      if (!block.included) group.blocks.set(file, [...(group.blocks.get(file) ?? []), block]);
  }
  return groups;
}

/** The states of a page with what the compiler reads and should accept. */
function compiledStates(page: Page): PageState[] {
  const states = pageStates(page, 'typescript');
  const isLeftOut = new Set(
    states.flatMap(({ blocks }) =>
      [...blocks].flatMap(([file, block]) => (skipsTypes(block) ? [file] : [])),
    ),
  );
  const keeps = ([file]: [string, unknown]): boolean =>
    placeOf(file, 'ts') === 'server' && !isLeftOut.has(file);
  return states.map(({ files, blocks }) => ({
    files: new Map([...files].filter(keeps)),
    blocks: new Map([...blocks].filter(keeps)),
  }));
}

async function build({ files, blocks }: Group, goldenDirectory: string): Promise<Finding[]> {
  const errors = await strapiBuild(files, goldenDirectory);
  const elsewhere = errors.find(({ file }) => !blocks.has(file));
  return [...blocks].flatMap(([file, shown]) =>
    shown.flatMap((block) => {
      const own = errors.filter((error) => error.file === file);
      if (own.length === 0)
        return elsewhere
          ? [
              failed(
                'builds',
                block,
                `\`strapi build\` stops at ${elsewhere.file}, which a snippet put into the same project: ${elsewhere.message}`,
              ),
            ]
          : [passed('builds', block)];
      return own.map(({ line, message }) => {
        const text = files.get(file)?.split('\n')[line - 1] ?? '';
        return failed(
          'builds',
          within(block, lineInBlock(text, block)),
          `\`strapi build\`: ${message}`,
        );
      });
    }),
  );
}
