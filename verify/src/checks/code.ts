import type { Finding } from '../finding.ts';
import { judged, passed, skipped, type Problem as Wrong, within } from '../finding.ts';
import type { Page, PageBlock } from '../pages/page.ts';
import { isCodemodBlock, isRegionBlock } from '../pages/purpose.ts';
import { pathOf } from '../pages/title-path.ts';
import { packagesOn } from '../reader/packages.ts';
import { pageStates, withoutRemovedLines } from '../reader/page-states.ts';
import { disagreement, resultComments } from '../typescript/agreement.ts';
import { placeOf } from '../typescript/compiler.ts';
import { type Problem, type Source, typeCheck } from '../typescript/program.ts';

const languages = new Set(['js', 'jsx', 'ts', 'tsx']);

/**
 * The blocks of a page that the type checker reads. Included ones are checked on their own page, and
 * those of a codemod are code of an older version.
 */
function codeBlocks(page: Page): PageBlock[] {
  return page.blocks
    .filter((block) => languages.has(block.lang) && !block.included && !isCodemodBlock(block))
    .map((block) => ({ ...block, code: withoutRemovedLines(block.code) }));
}

/**
 * Leaves out what the example plugin's own build checks: blocks with `region`, and the JavaScript tabs
 * next to them, which have to be the same program.
 */
function withoutQuoted(blocks: PageBlock[]): PageBlock[] {
  return blocks.filter((block) => {
    const { tab } = block;
    const partner =
      tab?.group === 'language'
        ? blocks.find((other) => other !== block && isSamePlace(other.tab, tab))
        : undefined;
    return !isRegionBlock(block) && !(partner && isRegionBlock(partner));
  });
}

/** Whether two blocks are at the same place in two tabs of one group. */
function isSamePlace(one: PageBlock['tab'], other: NonNullable<PageBlock['tab']>): boolean {
  return one?.groupNumber === other.groupNumber && one.index === other.index;
}

/**
 * Type-checks the blocks of all pages as a reader's project would. `packageExists` is asked about packages
 * that blocks import and that are not installed here.
 */
export async function checkTypes(
  pages: readonly Page[],
  goldenDirectory: string,
  packageExists: (name: string) => Promise<boolean>,
): Promise<Finding[]> {
  const blocks = new Map(
    pages.flatMap((page) => withoutQuoted(codeBlocks(page))).map((block) => [keyOf(block), block]),
  );
  const sources = pages.flatMap(sourcesOf).filter(({ key }) => {
    const block = blocks.get(key);
    return block && skipOf(block) === undefined && !hasRunError(block);
  });
  const problems = typeCheck(sources, goldenDirectory);
  for (const [key, found] of problems) {
    const real: Problem[] = [];
    for (const problem of found) {
      const { uninstalled } = problem;
      if (uninstalled === undefined || !(await packageExists(uninstalled))) real.push(problem);
    }
    problems.set(key, real);
  }
  return [...blocks].flatMap(([key, block]) => {
    const skip = skipOf(block);
    if (skip !== undefined) return [skipped('types', block, skip)];
    if (hasRunError(block)) return [];
    return judged('types', block, problemsOf(block, problems.get(key) ?? []));
  });
}

function keyOf({ file, line }: PageBlock): string {
  return `${file}:${line}`;
}

/** The files of a page, each in the state of the project that the page has reached, and its fragments. */
function sourcesOf(page: Page): Source[] {
  const packages = packagesOn(page);
  const has = (name: string): boolean => packages.has(name);
  const files = (['typescript', 'javascript'] as const).flatMap((language) =>
    pageStates(page, language).flatMap(({ files, blocks }) =>
      [...blocks].map(([file, block]) => ({
        key: keyOf(block),
        place: placeOf(file, block.lang),
        file,
        files,
        has,
      })),
    ),
  );
  const isFile = new Set(files.map(({ key }) => key));
  const fragments = codeBlocks(page)
    .filter((block) => !isFile.has(keyOf(block)))
    .map((block) => {
      const file = `/fragment.${block.lang}`;
      return {
        key: keyOf(block),
        place: placeOf(undefined, block.lang),
        file,
        files: new Map([[file, block.code]]),
        has,
      };
    });
  return [...files, ...fragments];
}

function problemsOf(block: PageBlock, problems: readonly Problem[]): Wrong[] {
  const expected = block.meta.error;
  if (expected === undefined)
    return problems.map(({ text, message }) => ({
      ...within(block, lineInBlock(text, block)),
      message,
    }));
  if (problems.some(({ message }) => message.includes(expected))) return [];
  const instead =
    problems.length > 0
      ? `the type checker says: ${problems.map(({ message }) => message).join(' | ')}`
      : 'the type checker finds nothing wrong';
  return [`The error "${expected}" no longer occurs: ${instead}.`];
}

/** The line of a block that the text of a line in the whole file comes from, from 0. */
export function lineInBlock(text: string, { code }: PageBlock): number {
  const lines = code.split('\n').map((line) => line.trim());
  return Math.max(0, lines.indexOf(text.trim()));
}

/** Why the type checker leaves a block out; `skip-types` leaves the other checks of the block on. */
function skipOf({ meta }: PageBlock): string | undefined {
  return meta.skip ?? meta['skip-types'];
}

/** Whether nothing compiles a block, or a compiler has to find something wrong with it. */
export function skipsTypes(block: PageBlock): boolean {
  return skipOf(block) !== undefined || block.meta.error !== undefined;
}

/** An error that must occur when the block runs says nothing about its types. */
function hasRunError(block: PageBlock): boolean {
  return block.meta.run === true && block.meta.error !== undefined;
}

/** Compares the JavaScript with the TypeScript tab of each group of language tabs. */
export function checkAgreement(page: Page): Finding[] {
  const tabs = codeBlocks(page).filter((block) => block.tab?.group === 'language');
  return tabs.flatMap((typescript) => {
    const place = typescript.tab;
    const javascript = tabs.find(
      ({ tab }) => place && tab?.label === 'JavaScript' && isSamePlace(tab, place),
    );
    if (place?.label !== 'TypeScript' || !javascript) return [];
    const skip = typescript.meta.skip ?? javascript.meta.skip;
    if (skip !== undefined) return [skipped('agreement', typescript, skip)];
    const difference = compareTabs(javascript, typescript);
    if (difference === undefined && isRegionBlock(typescript))
      // Nothing else checks the JavaScript tab of a region.
      return [passed('agreement', typescript), passed('agreement', javascript)];
    return judged('agreement', typescript, [
      difference &&
        `The JavaScript tab (line ${javascript.line}) and the TypeScript tab differ: ${difference}.`,
    ]);
  });
}

function compareTabs(javascript: PageBlock, typescript: PageBlock): string | undefined {
  const [left, right] = [javascript, typescript].map((block) =>
    pathOf(block.meta.title)
      ?.replace(/\.[jt]s(x?)$/, '$1')
      .replace(/\.tsx$/, ''),
  );
  if (left?.replace(/x$/, '') !== right?.replace(/x$/, '')) {
    return `the titles name different files (${javascript.meta.title ?? 'none'}, ${typescript.meta.title ?? 'none'})`;
  }
  const [results, otherResults] = [
    resultComments(javascript.code),
    resultComments(typescript.code),
  ];
  if (results.join('\n') !== otherResults.join('\n'))
    return `the \`// =>\` results are ${results.join('; ') || 'missing'} and ${otherResults.join('; ') || 'missing'}`;
  return disagreement(javascript.code, typescript.code);
}
