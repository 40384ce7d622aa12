import type { Kind } from './finding.ts';
import type { JourneyReport } from './journeys/report.ts';
import type { Part } from './parts.ts';

/** What happened to the code blocks of a page, each counted once. */
export interface Coverage {
  /** Sent to the CMS, validated against its schema, run inside it, or rewritten by a codemod. */
  executed: number;
  /** Read by the type checker and not executed. */
  typeChecked: number;
  /** Commands and data: looked up or parsed. */
  otherwise: number;
  /** With the reason in the report. */
  skipped: number;
  /** In a language that nothing checks, such as `text`. */
  unchecked: number;
}

/** How many checks of one kind ran on a page, and how they ended. */
export interface Count {
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
  /** Another hash means that something that is checked changed since, in the page or its snippets. */
  contentHash: string;
  /** The parts of the verifier that the page needs. */
  parts: readonly Part[];
  /** What those parts did then; another fingerprint makes the page unverified. */
  fingerprint: string;
  counts: Partial<Record<Kind, Count>>;
  /** Every code block counted once; the facts file has none. */
  blocks?: Coverage;
  skips: { line: number; kind: Kind; reason: string }[];
  failures: { line: number; kind: Kind; message: string }[];
}

export interface Report {
  versions: Record<string, string>;
  totals: Partial<Record<Kind, Count>>;
  pages: PageReport[];
  /** Pages that are followed in order, from an empty folder. */
  journeys?: JourneyReport[];
}
