import type { Fixtures } from './fixtures.ts';

/** What the verifier needs to know about a seeded database to continue from it. */
export interface GoldenInfo {
  fixtures: Fixtures;
  /** Where the CMS clock stands when a page begins. */
  now: number;
}

/** One value that a `run` block produced, by the number of its `// =>` mark. */
export interface RunRecord {
  mark: number;
  value: unknown;
}

/** What became of a `run` block. */
export interface RunResult {
  records: RunRecord[];
  /** The error that ended the block, if one did. */
  error?: { name: string; message: string };
}

/** The calls that the CMS process answers. */
export interface CmsCalls {
  /** Boots the project and begins to listen; `golden` says what the database holds already. */
  start(input: { appDir: string; golden?: GoldenInfo; snapshotFile: string }): { port: number };
  /** Seeds an empty database, takes the snapshot, writes types and settings beside it. */
  makeGolden(input: { directory: string; snapshotFile: string }): GoldenInfo;
  /** Puts database, clock, id counter and request limiter back to where every page begins. */
  reset(input: { now: number }): null;
  /** Runs the body of a block with the global `strapi`. */
  run(input: { code: string }): RunResult;
}

export type CmsRequest = {
  [Op in keyof CmsCalls]: { id: number; op: Op; input: Parameters<CmsCalls[Op]>[0] };
}[keyof CmsCalls];

export type CmsResponse =
  | { id: number; ok: true; value: unknown }
  | { id: number; ok: false; error: string };
