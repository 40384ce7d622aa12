import type { PageReport } from './check-page.ts';
import { corridors, type Figures, figuresOf } from './figures.ts';

const columns = Object.entries(corridors) as [
  keyof typeof corridors,
  (typeof corridors)['plain'],
][];

/** Prints what must be fixed. @returns how many mistakes there are */
export function printMistakes(reports: readonly PageReport[]): number {
  for (const { file, mistakes } of reports) {
    for (const { line, message } of mistakes) console.log(`${file}:${line}  ${message}`);
  }
  return reports.reduce((sum, { mistakes }) => sum + mistakes.length, 0);
}

/**
 * Prints a table of all pages, one line for all of them together, and the corridor. A figure
 * below its range is marked with `<`, one above it with `>`.
 */
export function printSummary(reports: readonly PageReport[]): void {
  const width = Math.max(...reports.map(({ file }) => file.length), 'All pages'.length);
  const row = (name: string, cells: readonly string[]) =>
    console.log([name.padEnd(width), ...cells].join('  '));
  row('', ['sentences', ...columns.map(([, { title }]) => title.padStart(10))]);
  for (const { file, figures } of reports) row(file, cellsOf(figures));
  if (reports.length > 1) {
    row('All pages', cellsOf(figuresOf(reports.flatMap(({ sentences }) => sentences))));
  }
  row('Corridor', [''.padStart(9), ...columns.map(([, range]) => shownRange(range).padStart(10))]);
}

const cellsOf = (figures: Figures): string[] => [
  String(figures.sentences).padStart(9),
  ...columns.map(([name, { least = 0, most = Number.POSITIVE_INFINITY }]) => {
    const figure = figures[name];
    const mark = figure < least ? '< ' : figure > most ? '> ' : '';
    return (mark + figure.toFixed(1)).padStart(10);
  }),
];

const shownRange = ({ least, most }: { least?: number; most?: number }): string =>
  least === undefined ? `≤ ${most}` : most === undefined ? `≥ ${least}` : `${least} to ${most}`;
