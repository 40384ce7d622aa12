import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type Finding, kinds } from './finding.ts';
import { fingerprintOf } from './fingerprint.ts';
import { readJourneys } from './journeys/list.ts';
import type { JourneyReport } from './journeys/report.ts';
import { projectRoot, verifyRoot } from './paths.ts';
import type { Count, PageReport, Report } from './report-format.ts';

export const reportFile = process.env.VERIFY_REPORT ?? path.join(verifyRoot, 'report.json');

/** The versions that the pages are verified against. */
export function versions(): Record<string, string> {
  const { dependencies } = createRequire(import.meta.url)(
    path.join(verifyRoot, 'package.json'),
  ) as { dependencies: Record<string, string> };
  const shown = [
    '@strapi/strapi',
    '@strapi/client',
    '@strapi/sdk-plugin',
    '@strapi/upgrade',
    'create-strapi-app',
  ];
  return Object.fromEntries(shown.map((name) => [name, dependencies[name] ?? '']));
}

/** The committed report, or an empty one. */
export function readReport(): Report {
  if (existsSync(reportFile)) return JSON.parse(readFileSync(reportFile, 'utf8')) as Report;
  return { versions: versions(), totals: {}, pages: [] };
}

/** Sums up the findings of a page. */
export function toPageReport(
  page: Pick<PageReport, 'file' | 'path' | 'contentHash' | 'parts' | 'blocks'>,
  findings: readonly Finding[],
): PageReport {
  const counts: PageReport['counts'] = {};
  for (const kind of kinds) {
    const own = findings.filter((finding) => finding.kind === kind);
    if (own.length > 0) counts[kind] = countOf(own);
  }
  const { file, path, contentHash, parts, blocks } = page;
  return {
    ...{ file, path, strapiVersion: versions()['@strapi/strapi'] ?? '', contentHash, parts },
    fingerprint: fingerprintOf(parts, verifyRoot),
    counts,
    ...(blocks && { blocks }),
    skips: findings.flatMap((finding) =>
      finding.outcome === 'skipped'
        ? [{ line: finding.line, kind: finding.kind, reason: finding.reason }]
        : [],
    ),
    failures: findings.flatMap((finding) =>
      finding.outcome === 'failed'
        ? [{ line: finding.line, kind: finding.kind, message: finding.message }]
        : [],
    ),
  };
}

function countOf(findings: Finding[]): Count {
  const outcomes = new Map<number, Finding['outcome']>();
  // One failed line makes the whole block a failed one.
  for (const { block, outcome } of findings)
    if (outcomes.get(block) !== 'failed') outcomes.set(block, outcome);
  const ended = (outcome: Finding['outcome']): number =>
    [...outcomes.values()].filter((other) => other === outcome).length;
  return {
    run: ended('passed') + ended('failed'),
    passed: ended('passed'),
    failed: ended('failed'),
    skipped: ended('skipped'),
  };
}

/**
 * Puts new results into the report. Reads it again first, because someone else may have verified
 * other pages meanwhile; pages that no longer exist are dropped.
 */
export function writeReport(
  results: readonly PageReport[],
  followed: readonly JourneyReport[] = [],
): Report {
  const old = readReport();
  const byFile = new Map([...old.pages, ...results].map((page) => [page.file, page]));
  const pages = [...byFile.values()]
    .filter(({ file }) => existsSync(path.join(projectRoot, file)))
    .sort((a, b) => (a.file < b.file ? -1 : 1));
  const listed = readJourneys().map(({ name }) => name);
  const byName = new Map(
    [...(old.journeys ?? []), ...followed].map((entry) => [entry.name, entry]),
  );
  const journeys = listed.flatMap((name) => byName.get(name) ?? []);
  const report: Report = {
    versions: versions(),
    totals: totalsOf(pages),
    pages,
    ...(journeys.length > 0 && { journeys }),
  };
  const working = `${reportFile}.${process.pid}`;
  writeFileSync(working, `${JSON.stringify(report, null, 2)}\n`);
  renameSync(working, reportFile);
  return report;
}

/** The counts of all pages together. */
export function totalsOf(pages: readonly PageReport[]): Report['totals'] {
  return Object.fromEntries(
    kinds.flatMap((kind) => {
      const counts = pages.flatMap((page) => page.counts[kind] ?? []);
      const sum = (key: keyof Count): number => counts.reduce((all, one) => all + one[key], 0);
      if (counts.length === 0) return [];
      const keys = ['run', 'passed', 'failed', 'skipped'] as const;
      return [[kind, Object.fromEntries(keys.map((key) => [key, sum(key)]))]];
    }),
  );
}
