import path from 'node:path';
import { parseArgs } from 'node:util';
import { checkPage, type PageReport } from '../prose/check-page.ts';
import { pageFiles } from '../prose/files.ts';
import { printPage, printSummary } from '../prose/print.ts';
import { endWith } from './end-with.ts';

/**
 * Shows how the pages read: figures over all sentences, and every mistake with its line.
 *
 *     npm run prose
 *     npm run prose -- docs/cms/api/rest.md
 *     npm run prose -- --json
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { json: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const files = positionals.length > 0 ? positionals.map((file) => path.resolve(file)) : pageFiles();
  const reports: PageReport[] = [];
  for (const file of files) reports.push(await checkPage(file));
  if (values.json) console.log(JSON.stringify(reports.map(({ sentences, ...report }) => report), null, 2));
  else if (positionals.length > 0) reports.forEach(printPage);
  if (!values.json) printSummary(reports);
}

await endWith(main);
