import { type PageReport, shortSentencesOf } from './check-page.ts';
import { type Figures, figuresOf } from './figures.ts';
import type { Finding } from './finding.ts';

const percent = (share: number): string => `${Math.round(share * 100)} %`.padStart(5);

/** Prints everything that an editor can improve on one page, in the order of the page. */
export function printPage(report: PageReport): void {
  console.log(`\n${report.file}`);
  printFindings(report.file, 'Fix', report.mistakes);
  printFindings(report.file, 'Introduce', report.blocks);
  printFindings(report.file, 'Short sentences', shortSentencesOf(report));
}

/** Prints what must be fixed on any page. @returns how many mistakes there are */
export function printMistakes(reports: readonly PageReport[]): number {
  for (const { file, mistakes } of reports) {
    for (const { line, message } of mistakes) console.log(`${file}:${line}  ${message}`);
  }
  return reports.reduce((sum, { mistakes }) => sum + mistakes.length, 0);
}

function printFindings(file: string, title: string, findings: readonly Finding[]): void {
  if (findings.length === 0) return;
  console.log(`\n  ${title} (${findings.length})`);
  for (const { line, message } of findings) console.log(`  ${file}:${line}  ${message}`);
}

/** Prints a table of all pages, and one line for all of them together. */
export function printSummary(reports: readonly PageReport[]): void {
  const width = Math.max(...reports.map(({ file }) => file.length), 'All pages'.length);
  console.log(
    `\n${''.padEnd(width)}  sentences  median  short  connected    you  bare headings  adjacent blocks  mistakes`,
  );
  const line = (name: string, figures: Figures, group: readonly PageReport[]) => {
    const blocks = group.flatMap((report) => report.blocks);
    const count = (check: Finding['check']) =>
      blocks.filter((finding) => finding.check === check).length;
    console.log(
      [
        name.padEnd(width),
        String(figures.sentences).padStart(9),
        String(figures.medianWords).padStart(6),
        percent(figures.short),
        percent(figures.connected).padStart(9),
        percent(figures.you),
        String(count('heading')).padStart(13),
        String(count('block')).padStart(15),
        String(group.reduce((sum, { mistakes }) => sum + mistakes.length, 0)).padStart(8),
      ].join('  '),
    );
  };
  for (const report of reports) line(report.file, report.figures, [report]);
  if (reports.length === 1) return;
  const sentences = reports.flatMap((report) => report.sentences);
  line('All pages', figuresOf(sentences), reports);
}
