import { kindLabels, kinds } from './finding.ts';
import type { Way } from './journeys/report.ts';
import type { Language } from './reader/generate.ts';
import type { PageReport, Report } from './report-format.ts';

/** The lines for one page: a summary, then every failure with its place. */
export function pageLines(page: PageReport): string[] {
  const mark = page.failures.length > 0 ? '✗' : '✓';
  return [
    `${mark} ${page.file}  ${countsLine(page.counts) || 'nothing to check'}`,
    ...page.failures.map(
      ({ line, kind, message }) => `    ${page.file}:${line}  ${kind}: ${message}`,
    ),
    ...page.skips.map(
      ({ line, kind, reason }) => `    ${page.file}:${line}  ${kind} skipped: ${reason}`,
    ),
  ];
}

/** `12 requests, 4 type checks (1 failed, 2 skipped)`. */
export function countsLine(counts: Report['totals']): string {
  return kinds
    .flatMap((kind) => {
      const count = counts[kind];
      if (!count) return [];
      const notes = [
        count.failed > 0 && `${count.failed} failed`,
        count.skipped > 0 && `${count.skipped} skipped`,
      ].filter(Boolean);
      return [
        `${count.run} ${kindLabels[kind]}${notes.length > 0 ? ` (${notes.join(', ')})` : ''}`,
      ];
    })
    .join(', ');
}

/** The lines for a journey in one language: a summary with its seconds, then every failure with its place. */
export function journeyLines(
  name: string,
  language: Language,
  way: Way,
  seconds: number,
): string[] {
  const { steps, commands, files, requests } = way.counts;
  const mark = way.failures.length > 0 ? '✗' : '✓';
  return [
    `${mark} journey “${name}” in ${language}  ${steps} steps, ${commands} commands, ${files} files, ${requests} requests, ${seconds} s`,
    ...way.failures.map(({ file, line, message }) => `    ${file}:${line}  journeys: ${message}`),
    ...(way.skipped === undefined ? [] : [`    journeys skipped: ${way.skipped}`]),
  ];
}
