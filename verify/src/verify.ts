import { checkAgreement, checkTypes } from './checks/code.ts';
import { checkData } from './checks/data.ts';
import { checkMarks } from './checks/marks.ts';
import { checkOptions, knownOptions } from './checks/options.ts';
import { checkSequence, sequenceKind } from './checks/sequence.ts';
import type { SequenceResult } from './checks/sequence.ts';
import { checkShell, shellBlocks } from './checks/shell.ts';
import { ensureGolden } from './cms/environment.ts';
import { removeAbandonedCopies } from './cms/project.ts';
import { coverageOf } from './coverage.ts';
import type { Finding } from './finding.ts';
import { Packages } from './packages.ts';
import type { Page } from './pages/load.ts';
import { toPageReport } from './report.ts';
import type { PageReport } from './report.ts';
import { CmsPool } from './session.ts';
import { readPrograms } from './shell/commands.ts';

export interface PageResult {
  page: Page;
  report: PageReport;
  sequence: SequenceResult;
}

/** Runs all checks on the given pages; `onPage` hears of each page as it is done. */
export async function verifyPages(pages: Page[], onPage: (result: PageResult) => void): Promise<PageResult[]> {
  removeAbandonedCopies();
  const golden = await ensureGolden();
  const packages = new Packages();
  const pool = new CmsPool();
  // The CMS boots in its own process while the type checker keeps this one busy.
  if (pages.some(needsCms)) void pool.sqlite().catch(() => undefined);
  const types = groupByFile(await checkTypes(pages, golden, (name) => packages.exists(name)));
  const programs = pages.some((page) => shellBlocks(page).length > 0) ? readPrograms() : undefined;
  const known = pages.some((page) => page.tables.length > 0) ? knownOptions(golden) : undefined;
  const results: PageResult[] = [];
  try {
    for (const page of pages) {
      const findings: Finding[] = [...(types.get(page.file) ?? []), ...checkAgreement(page), ...checkData(page), ...checkMarks(page)];
      for (const block of shellBlocks(page)) if (programs) findings.push(...(await checkShell(block, programs, packages)));
      for (const table of page.tables) if (known) findings.push(...checkOptions(table, known));
      const sequence = needsCms(page) ? await checkSequence(page, pool) : { findings: [], captured: [], capturedMarks: [] };
      findings.push(...sequence.findings);
      findings.sort((a, b) => a.line - b.line);
      const result = {
        page,
        report: toPageReport({ file: page.file, path: page.path, contentHash: page.contentHash, blocks: coverageOf(page, findings), options: optionsOf(page) }, findings),
        sequence,
      };
      onPage(result);
      results.push(result);
    }
  } finally {
    await pool.stop();
  }
  return results;
}

function needsCms(page: Page): boolean {
  return page.blocks.some((block) => sequenceKind(block) !== undefined && !block.included);
}

function optionsOf(page: Page): PageReport['options'] {
  const options: PageReport['options'] = {};
  for (const table of page.tables) {
    options[table.of] = [...new Set([...(options[table.of] ?? []), ...table.rows.map(({ name }) => name)])].sort();
  }
  return options;
}

function groupByFile(findings: Finding[]): Map<string, Finding[]> {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) groups.set(finding.file, [...(groups.get(finding.file) ?? []), finding]);
  return groups;
}
