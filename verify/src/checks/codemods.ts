import { runCodemod } from '../codemods/run-codemod.ts';
import type { Finding } from '../finding.ts';
import { failed, passed, skipped, within } from '../finding.ts';
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
    const { skip, after, before, unchanged } = block.meta;
    if (skip !== undefined) {
      findings.push(skipped('codemods', block, skip));
      continue;
    }
    const problem = misuse(block);
    if (problem !== undefined) {
      findings.push(failed('codemods', block, problem));
      continue;
    }
    if (after) {
      if (!paired.has(block))
        findings.push(failed('codemods', block, 'No block marked `before` comes before this one.'));
      continue;
    }
    const expected = unchanged ? block : blocks.slice(index + 1).find(isAfter(block, paired));
    if (before && !expected) {
      findings.push(
        failed(
          'codemods',
          block,
          'No block marked `after` follows with the same codemod and title. Add it, or write `unchanged` instead of `before` if the codemod leaves the file as it is.',
        ),
      );
      continue;
    }
    if (!expected) continue;
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

function misuse({ meta }: PageBlock): string | undefined {
  const roles = [meta.before, meta.after, meta.unchanged].filter(Boolean).length;
  if (roles !== 1) return 'A block with `codemod` is exactly one of before, after and unchanged.';
  if (pathOf(meta.title) === undefined)
    return 'A block with `codemod` needs the path of its file as title, such as title="/src/index.js".';
  return undefined;
}

async function compareOutput(
  before: PageBlock,
  expected: PageBlock,
): Promise<{ readonly findings: Finding[]; readonly code?: string }> {
  const uid = before.meta.codemod ?? '';
  const file = (pathOf(before.meta.title) ?? '').slice(1);
  let output: string;
  try {
    output = await runCodemod(uid, file, `${before.code}\n`);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { findings: [failed('codemods', before, `The codemod ${uid} failed: ${message}`)] };
  }
  const code = withoutOuterBlankLines(output);
  const difference = firstDifference(code, withoutOuterBlankLines(expected.code));
  if (difference === undefined) {
    return {
      findings:
        expected === before
          ? [passed('codemods', before)]
          : [before, expected].map((block) => passed('codemods', block)),
      code,
    };
  }
  const { line, written, shown } = difference;
  const blankLines = /^\n*/.exec(expected.code)?.[0].length ?? 0;
  const said =
    expected === before ? 'the block is marked `unchanged`' : `the block shows ${quote(shown)}`;
  return {
    findings: [
      failed(
        'codemods',
        within(expected, blankLines + line),
        `The codemod ${uid} writes ${quote(written)} in this place, but ${said}.`,
      ),
    ],
    code,
  };
}

const withoutOuterBlankLines = (code: string): string => code.replace(/^\n+/, '').trimEnd();

const quote = (line: string | undefined): string =>
  line === undefined ? 'nothing' : `\`${line}\``;

/** The first line, from 0, where two texts differ. */
function firstDifference(
  output: string,
  page: string,
): { line: number; written: string | undefined; shown: string | undefined } | undefined {
  const written = output.split('\n');
  const shown = page.split('\n');
  for (let line = 0; line < Math.max(written.length, shown.length); line += 1) {
    if (written[line]?.trimEnd() !== shown[line]?.trimEnd())
      return { line, written: written[line], shown: shown[line] };
  }
  return undefined;
}

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
