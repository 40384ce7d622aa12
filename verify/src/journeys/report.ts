import type { Language } from '../reader/generate.ts';

/** How much a reader did. */
export interface Counts {
  steps: number;
  commands: number;
  files: number;
  requests: number;
}

/** How a journey went in one language. */
export interface Way {
  readonly counts: Counts;
  /** Where the reader can't go on, or sees something else than the page says. */
  readonly failures: readonly { file: string; line: number; message: string }[];
  /** Why it ended early on this machine. */
  readonly skipped?: string;
}

/** The report's entry for one journey. */
export interface JourneyReport extends Readonly<Record<Language, Way>> {
  readonly name: string;
  readonly pages: readonly string[];
  /** Changes with its pages, its entry in the list, and the code that follows it. */
  readonly hash: string;
}
