import type { Fixtures } from './fixtures.ts';

/** What the verifier needs to know about a seeded database to continue from it. */
export interface GoldenInfo {
  fixtures: Fixtures;
  /** The time of the CMS clock when a page starts. */
  now: number;
}

/** One value that a `run` block produced, by the number of its `// =>` mark. */
export interface RunRecord {
  mark: number;
  value: unknown;
}

/** The outcome of a `run` block. */
export interface RunResult {
  records: RunRecord[];
  /** The error that ended the block, if one did. */
  error?: { name: string; message: string };
}

/** How the CMS runs behind the admin panel. */
interface PanelSettings {
  /** Whether the Content-Type Builder can change the schemas, as with `strapi develop`. */
  develop: boolean;
  /** 0 takes a free port. */
  port: number;
}

/** What the CMS process says when it has to be started again, because its schemas changed. */
export const RELOAD = 'reload';

/** The calls that the CMS process handles. */
export interface CmsCalls {
  /** Boots the project and starts to listen; `golden` says what the database already contains. */
  start(input: {
    appDir: string;
    golden?: GoldenInfo | undefined;
    /** The copy of the database that a reset puts back. */
    snapshotFile?: string | undefined;
    panel?: PanelSettings;
  }): { port: number };
  /**
   * Seeds an empty database. A folder gets a copy of it, one with what only the admin panel shows, and the
   * generated types.
   */
  seed(input: { directory?: string | undefined }): GoldenInfo;
  /** Resets database, clock, id counter and request limiter to where every page starts. */
  reset(input: { now: number }): null;
  /** Sends HTTPS requests of the CMS to this server until the next reset, whatever their host is. */
  leadOutside(input: { to: string }): null;
  /** Runs the body of a block with the global `strapi`. */
  run(input: { code: string }): RunResult;
}

export interface CmsRequest {
  id: number;
  op: keyof CmsCalls;
  input: unknown;
}

export type CmsResponse =
  | { id: number; ok: true; value: unknown }
  | { id: number; ok: false; error: string };
