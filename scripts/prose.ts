import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { checkPage, type PageReport } from '../prose/check-page.ts';
import { figuresOf } from '../prose/figures.ts';
import { pageFiles, projectDocuments } from '../prose/files.ts';
import { printMistakes, printPage, printSummary } from '../prose/print.ts';
import { countsOf, readRatchet, risesOver, writeRatchet } from '../prose/ratchet.ts';
import { endWith } from './end-with.ts';

/**
 * Shows how the pages read: figures over all sentences, and what to improve, line by line.
 *
 *     npm run prose                              figures of every page
 *     npm run prose -- docs/cms/api/rest.md      everything to improve on some pages
 *     npm run prose -- --json                    the same as JSON
 *     npm run prose -- --check                   fails on mistakes, and on new unintroduced code
 *     npm run prose -- --lower                   keeps the present counts as the most allowed
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: {
      json: { type: 'boolean', default: false },
      check: { type: 'boolean', default: false },
      lower: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const chosen = positionals.map((file) => path.resolve(file));
  for (const file of chosen) if (!existsSync(file)) throw new Error(`No file ${file}.`);
  const reports: PageReport[] = [];
  const all = values.check || values.lower ? [...pageFiles(), ...projectDocuments()] : pageFiles();
  for (const file of chosen.length > 0 ? chosen : all) reports.push(await checkPage(file));
  if (values.check) return check(reports);
  if (values.lower) return lower(reports);
  if (values.json) return printJson(reports);
  if (chosen.length > 0) reports.forEach(printPage);
  printSummary(reports);
}

/** @throws Error if a page has a mistake, or more unintroduced code than before */
function check(reports: readonly PageReport[]): void {
  const mistakes = printMistakes(reports);
  const rises = risesOver(readRatchet(), countsOf(reports));
  for (const rise of rises) console.log(rise);
  if (mistakes + rises.length > 0) {
    throw new Error(
      `Prose: ${mistakes} mistakes to fix, ${rises.length} counts that rose. "npm run prose -- <file>" shows every line of a page.`,
    );
  }
  console.log(`Prose: ${reports.length} pages without a mistake.`);
}

/** @throws Error instead of allowing more than before */
function lower(reports: readonly PageReport[]): void {
  const counts = countsOf(reports);
  const rises = risesOver(readRatchet(), counts);
  if (rises.length > 0) throw new Error(`Introduce this code first:\n${rises.join('\n')}`);
  writeRatchet(counts);
}

function printJson(reports: readonly PageReport[]): void {
  const all = figuresOf(reports.flatMap(({ sentences }) => sentences));
  const pages = reports.map(({ sentences, ...report }) => report);
  console.log(JSON.stringify({ all, pages }, null, 2));
}

await endWith(main);
