import { type Finding, judged, within } from '../finding.ts';
import { inLanes, laneCount } from '../lanes.ts';
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
  const lanes = Array.from({ length: laneCount() });
  const findings = await inLanes(groupsOf(pages), lanes, (group) => build(group, goldenDirectory));
  return findings.flat();
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
  const snippet =
    elsewhere &&
    `\`strapi build\` stops at ${elsewhere.file}, which a snippet put into the same project: ${elsewhere.message}`;
  return [...blocks].flatMap(([file, shown]) => {
    const own = errors.filter((error) => error.file === file);
    return shown.flatMap((block) => {
      const problems = own.map(({ line, message }) => ({
        ...within(block, lineInBlock(files.get(file)?.split('\n')[line - 1] ?? '', block)),
        message: `\`strapi build\`: ${message}`,
      }));
      return judged('builds', block, own.length === 0 && snippet ? [snippet] : problems);
    });
  });
}
