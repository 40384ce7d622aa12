import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { checkPage, type PageReport } from '../prose/check-page.ts';
import { figuresOf } from '../prose/figures.ts';
import { pageFiles, projectDocuments } from '../prose/files.ts';
import { printMistakes, printSummary } from '../prose/print.ts';
import { endWith } from './end-with.ts';

/**
 * Shows how the pages read: figures over all sentences, and what to fix, line by line.
 *
 *     npm run prose                              figures of every page with their corridor
 *     npm run prose -- docs/cms/api/rest.md      mistakes and figures of some pages
 *     npm run prose -- --json                    the same as JSON
 *     npm run prose -- --check                   fails on mistakes, never on figures
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: {
      json: { type: 'boolean', default: false },
      check: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const chosen = positionals.map((file) => path.resolve(file));
  for (const file of chosen) if (!existsSync(file)) throw new Error(`No file ${file}.`);
  const reports: PageReport[] = [];
  const all = values.check ? [...pageFiles(), ...projectDocuments()] : pageFiles();
  for (const file of chosen.length > 0 ? chosen : all) reports.push(await checkPage(file));
  if (values.check) return check(reports);
  if (values.json) return printJson(reports);
  if (chosen.length > 0) printMistakes(reports);
  printSummary(reports);
}

/** @throws Error if a page has a mistake */
function check(reports: readonly PageReport[]): void {
  const mistakes = printMistakes(reports);
  if (mistakes > 0) throw new Error(`Prose: ${mistakes} mistakes to fix.`);
  console.log(`Prose: ${reports.length} pages without a mistake.`);
}

function printJson(reports: readonly PageReport[]): void {
  const all = figuresOf(reports.flatMap(({ sentences }) => sentences));
  const pages = reports.map(({ sentences, ...report }) => report);
  console.log(JSON.stringify({ all, pages }, null, 2));
}

await endWith(main);
