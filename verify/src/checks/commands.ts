import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { goldenDirectory } from '../cms/environment.ts';
import { copyProject, copySeed, DATABASE } from '../cms/project.ts';
import { isDeploymentPage } from '../deployment/page.ts';
import { firstDifference } from '../expected/output.ts';
import { type Finding, failed, passed, within } from '../finding.ts';
import type { BlockOutput } from '../pages/block-output.ts';
import type { Page, PageBlock } from '../pages/page.ts';
import { shellBlocks } from '../pages/purpose.ts';
import { pathOf } from '../pages/title-path.ts';
import { shellCommands } from '../shell/parse.ts';
import type { Program } from '../shell/program.ts';
import { resolveCommand } from '../shell/resolve.ts';
import { runSdk } from '../shell/run-sdk.ts';
import { runStrapi } from '../shell/run-strapi.ts';

export interface CommandResult {
  readonly findings: readonly Finding[];
  /** The blocks marked `output` that are wrong, with what the commands really printed or wrote. */
  readonly outputs: readonly BlockOutput[];
}

/**
 * Runs the shell blocks marked `run` in a copy of the example project with its seeded database, which
 * all of them share, and compares the blocks marked `output` that follow. Without a title, such a block
 * is what the commands printed; with one, it is the file that a command wrote.
 */
export async function checkCommands(page: Page): Promise<CommandResult> {
  const runnable = new Set(shellBlocks(page).filter(({ meta }) => meta.run && !meta.skip));
  const blocks = page.blocks.filter(
    (block) => runnable.has(block) || (block.meta.output && !block.included),
  );
  const findings: Finding[] = [];
  const outputs: BlockOutput[] = [];
  const [first] = blocks;
  // There, commands deploy a project, so they run on a server instead.
  if (!first || isDeploymentPage(page)) return { findings, outputs };
  if (first.meta.output)
    return {
      findings: [
        failed('run', first, 'A block marked `output` needs a shell block marked `run` before it.'),
      ],
      outputs,
    };
  const appDir = copyProject(`commands-${page.contentHash.slice(0, 8)}-${process.pid}`);
  copySeed(goldenDirectory(), DATABASE, appDir);
  let printed = '';
  try {
    for (const block of blocks) {
      if (!block.meta.output) {
        const result = await runBlock(block, appDir);
        printed = result.printed;
        findings.push(...result.findings);
        continue;
      }
      const text = textOf(block, printed, appDir);
      if (text === undefined) {
        findings.push(failed('run', block, `No command wrote ${block.meta.title}.`));
        continue;
      }
      const finding = compareOutput(block, text);
      findings.push(finding);
      if (finding.outcome === 'failed') outputs.push({ block, code: text });
    }
  } finally {
    rmSync(appDir, { recursive: true, force: true });
  }
  return { findings, outputs };
}

/** The programs that blocks can run; each gets the project's folder. */
const runners: Partial<Record<Program, typeof runStrapi>> = {
  strapi: runStrapi,
  'strapi-plugin': runSdk,
};

async function runBlock(
  block: PageBlock,
  appDir: string,
): Promise<{ printed: string; findings: Finding[] }> {
  let printed = '';
  for (const { words, line } of shellCommands(block.code)) {
    const resolved = resolveCommand(words);
    const run = resolved.kind === 'program' ? runners[resolved.program] : undefined;
    if (resolved.kind !== 'program' || !run) {
      const message = `Only commands of strapi and strapi-plugin can run here, not \`${words.join(' ')}\`. Remove \`run\`, or move it to another block.`;
      return { printed, findings: [failed('run', within(block, line), message)] };
    }
    const result = await run(resolved.words, appDir);
    printed += result.printed;
    const problem = unexpectedEnd(result, block.meta.error);
    if (problem !== undefined)
      return { printed, findings: [failed('run', within(block, line), problem)] };
  }
  return { printed: tidy(printed, appDir), findings: [passed('run', block)] };
}

function unexpectedEnd(
  { code, printed }: { code: number; printed: string },
  error: string | undefined,
): string | undefined {
  const last = printed.trim().split('\n').slice(-3).join(' ');
  if (error === undefined)
    return code === 0 ? undefined : `The command fails with exit code ${code}: ${last}`;
  if (code === 0) return `The error “${error}” no longer occurs: the command succeeds.`;
  return printed.includes(error) ? undefined : `The command says “${last}”, not “${error}”.`;
}

function textOf({ meta }: PageBlock, printed: string, appDir: string): string | undefined {
  const file = pathOf(meta.title);
  if (file === undefined) return printed;
  try {
    return tidy(readFileSync(path.join(appDir, file), 'utf8'), appDir);
  } catch {
    return undefined;
  }
}

function compareOutput(block: PageBlock, text: string): Finding {
  const difference = firstDifference(block.code, text);
  if (!difference) return passed('run', block);
  const { line, real, shown } = difference;
  const message = `The command gives ${real} in this place, the page says ${shown}.`;
  return failed('run', within(block, line), message);
}

/** A line of the server's log, which every command writes that loads the project. */
const logLine = /^\[\d{4}-\d\d-\d\d [\d:.]+\] \w+: /;

/** What a reader would see: their own folder instead of the copy's, and no blanks that nobody sees. */
const tidy = (text: string, appDir: string): string =>
  text
    .replaceAll(appDir, '/srv/restaurant-guide')
    .split('\n')
    .filter((line) => !logLine.test(line))
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/^\n+/, '')
    .trimEnd();
