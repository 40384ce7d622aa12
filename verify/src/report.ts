import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Coverage } from './coverage.ts';
import type { Finding, Kind } from './finding.ts';
import { kinds } from './finding.ts';
import { readJourneys } from './fingerprint.mjs';
import type { JourneyReport } from './journeys/run.ts';
import { projectRoot, verifyRoot } from './paths.ts';

/** How many checks of one kind ran on a page, and how they ended. */
interface Count {
  run: number;
  passed: number;
  failed: number;
  skipped: number;
}

/** The report's entry for one page. */
export interface PageReport {
  file: string;
  /** URL path of the page on the site. */
  path: string;
  strapiVersion: string;
  /** SHA-256 of the page and its snippets; another hash means that the page changed since. */
  contentHash: string;
  counts: Partial<Record<Kind, Count>>;
  /** Every code block counted once; the facts file has none. */
  blocks?: Coverage;
  skips: { line: number; kind: Kind; reason: string }[];
  failures: { line: number; kind: Kind; message: string }[];
  /** The options that the page's tables list, by namespace. */
  options: Record<string, string[]>;
  /** How many examples of each configuration file, such as `/config/server`, the CMS booted with. */
  booted?: Record<string, number>;
}

export interface Report {
  versions: Record<string, string>;
  /** SHA-256 of the verifier and the CMS project; another hash makes every page unverified. */
  verifierHash: string;
  totals: Partial<Record<Kind, Count>>;
  /** Options that the CMS has but no table lists, by namespace. */
  optionGaps: Record<string, string[]>;
  pages: PageReport[];
  /** Pages that are followed one after the other, from an empty folder. */
  journeys?: JourneyReport[];
}

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
  return { versions: versions(), verifierHash: '', totals: {}, optionGaps: {}, pages: [] };
}

/** Sums up the findings of a page. */
export function toPageReport(
  page: Pick<PageReport, 'file' | 'path' | 'contentHash' | 'blocks' | 'options' | 'booted'>,
  findings: Finding[],
): PageReport {
  const counts: PageReport['counts'] = {};
  for (const kind of kinds) {
    const own = findings.filter((finding) => finding.kind === kind);
    if (own.length > 0) counts[kind] = countOf(own);
  }
  return {
    file: page.file,
    path: page.path,
    strapiVersion: versions()['@strapi/strapi'] ?? '',
    contentHash: page.contentHash,
    counts,
    ...(page.blocks && { blocks: page.blocks }),
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
    options: page.options,
    ...(page.booted && { booted: page.booted }),
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
  results: PageReport[],
  verifier: string,
  gapsOf: (pages: PageReport[]) => Record<string, string[]>,
  followed: readonly JourneyReport[] = [],
): Report {
  const old = readReport();
  const kept = old.verifierHash === verifier ? old.pages : [];
  const byFile = new Map([...kept, ...results].map((page) => [page.file, page]));
  const pages = [...byFile.values()]
    .filter(({ file }) => existsSync(path.join(projectRoot, file)))
    .sort((a, b) => (a.file < b.file ? -1 : 1));
  const listed = readJourneys(projectRoot).map(({ name }) => name);
  const byName = new Map(
    [...(old.journeys ?? []), ...followed].map((entry) => [entry.name, entry]),
  );
  const journeys = listed.flatMap((name) => byName.get(name) ?? []);
  const report: Report = {
    versions: versions(),
    verifierHash: verifier,
    totals: totalsOf(pages),
    optionGaps: gapsOf(pages),
    pages,
    ...(journeys.length > 0 && { journeys }),
  };
  const working = `${reportFile}.${process.pid}`;
  writeFileSync(working, `${JSON.stringify(report, null, 2)}\n`);
  renameSync(working, reportFile);
  return report;
}

/** The counts of all pages together. */
export function totalsOf(pages: PageReport[]): Report['totals'] {
  const totals: Report['totals'] = {};
  for (const kind of kinds) {
    const counts = pages.flatMap((page) => page.counts[kind] ?? []);
    if (counts.length === 0) continue;
    totals[kind] = {
      run: sum(counts, 'run'),
      passed: sum(counts, 'passed'),
      failed: sum(counts, 'failed'),
      skipped: sum(counts, 'skipped'),
    };
  }
  return totals;
}

function sum(counts: Count[], key: keyof Count): number {
  return counts.reduce((total, count) => total + count[key], 0);
}
