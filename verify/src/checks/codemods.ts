import { runCodemod } from '../codemods/run-codemod.ts';
import { firstOtherLine } from '../expected/output.ts';
import { type Finding, failed, passed, skipped, within } from '../finding.ts';
import { messageOf } from '../message-of.ts';
import type { BlockOutput } from '../pages/block-output.ts';
import type { Page, PageBlock } from '../pages/page.ts';
import { isCodemodBlock } from '../pages/purpose.ts';
import { pathOf } from '../pages/title-path.ts';

export interface CodemodResult {
  readonly findings: readonly Finding[];
  /** The blocks `after` that are wrong, with what the codemods really wrote. */
  readonly outputs: readonly BlockOutput[];
}

/**
 * Runs the codemods that the page names on its own examples. Each block `before` becomes the block
 * `after` that follows it with the same codemod and title, and a block `unchanged` stays as it is. A
 * codemod that the front matter lists has to have such a block.
 */
export async function checkCodemods(page: Page): Promise<CodemodResult> {
  const blocks = page.blocks.filter((block) => isCodemodBlock(block) && !block.included);
  const findings: Finding[] = [];
  const outputs: BlockOutput[] = [];
  const paired = new Set<PageBlock>();
  for (const [index, block] of blocks.entries()) {
    const { skip, after, unchanged } = block.meta;
    if (skip !== undefined) {
      findings.push(skipped('codemods', block, skip));
      continue;
    }
    const expected = unchanged ? block : blocks.slice(index + 1).find(isAfter(block, paired));
    const problem = misuse(block, expected, paired);
    if (problem !== undefined) findings.push(failed('codemods', block, problem));
    if (problem !== undefined || after || !expected) continue;
    paired.add(expected);
    const { findings: found, code } = await compareOutput(block, expected);
    findings.push(...found);
    if (code !== undefined && !unchanged && expected.code.trimEnd() !== code)
      outputs.push({ block: expected, code });
  }
  return { findings: [...findings, ...missing(page, blocks)], outputs };
}

const isAfter = (before: PageBlock, paired: ReadonlySet<PageBlock>) => (block: PageBlock) =>
  block.meta.after === true &&
  !paired.has(block) &&
  block.meta.codemod === before.meta.codemod &&
  block.meta.title === before.meta.title;

function misuse(
  block: PageBlock,
  expected: PageBlock | undefined,
  paired: ReadonlySet<PageBlock>,
): string | undefined {
  const { before, after, unchanged, title } = block.meta;
  if ([before, after, unchanged].filter(Boolean).length !== 1)
    return 'A block with `codemod` is exactly one of before, after and unchanged.';
  if (pathOf(title) === undefined)
    return 'A block with `codemod` needs the path of its file as title, such as title="/src/index.js".';
  if (after && !paired.has(block)) return 'No block marked `before` comes before this one.';
  return before && !expected
    ? 'No block marked `after` follows with the same codemod and title. Add it, or write `unchanged` instead of `before` if the codemod leaves the file as it is.'
    : undefined;
}

async function compareOutput(
  before: PageBlock,
  expected: PageBlock,
): Promise<{ readonly findings: Finding[]; readonly code?: string }> {
  const uid = before.meta.codemod ?? '';
  const file = (pathOf(before.meta.title) ?? '').slice(1);
  const output = await runCodemod(uid, file, `${before.code}\n`).catch((error: unknown) => ({
    problem: `The codemod ${uid} failed: ${messageOf(error)}`,
  }));
  if (typeof output !== 'string') return { findings: [failed('codemods', before, output.problem)] };
  const code = withoutOuterBlankLines(output);
  const difference = firstOtherLine(withoutOuterBlankLines(expected.code), code);
  const blocks = expected === before ? [before] : [before, expected];
  if (!difference) return { findings: blocks.map((block) => passed('codemods', block)), code };
  const { line, shown, real } = difference;
  const blankLines = /^\n*/.exec(expected.code)?.[0].length ?? 0;
  const said = expected === before ? 'the block is marked `unchanged`' : `the block shows ${shown}`;
  const message = `The codemod ${uid} writes ${real} in this place, but ${said}.`;
  return { findings: [failed('codemods', within(expected, blankLines + line), message)], code };
}

const withoutOuterBlankLines = (code: string): string => code.replace(/^\n+/, '').trimEnd();

/** The codemods of the front matter that no example proves. */
function missing(page: Page, blocks: readonly PageBlock[]): Finding[] {
  const shown = new Set(blocks.map(({ meta }) => meta.codemod));
  return page.codemods
    .filter(({ uid }) => !shown.has(uid))
    .map(({ uid, line }) =>
      failed(
        'codemods',
        { file: page.file, line },
        `The front matter lists the codemod ${uid}, but no block runs it. Add a block with codemod="${uid}" before and one with after, or one with unchanged.`,
      ),
    );
}
