import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isVerified } from '../../verify/src/fingerprint.ts';
import type { PageReport } from '../../verify/src/report-format.ts';
import { rememberedDocuments } from '../markdown/document-index.ts';
import { newestFirst, type OlderVersions, type PageOnVersions } from '../news/older-versions.ts';

/** What the verifier ran of a page as it is now; at least one of the counts is above zero. */
export interface Verification {
  /** The version of the CMS that it ran on. */
  readonly version: string;
  /** HTTP and GraphQL requests that were sent and whose responses are those on the page. */
  readonly requests: number;
  /** Code blocks that were executed, installed in a project or on a server, or rewritten by a codemod. */
  readonly codeBlocks: number;
  /** Procedures that were followed in the admin panel. */
  readonly procedures: number;
  /** Older versions on which its examples were tried, the newest first, and how many fail there. */
  readonly older: readonly { readonly version: string; readonly failing: number }[];
}

let report: ReadonlyMap<string, PageReport> | undefined;

/**
 * What the last verification ran of the pages, by the ids of their documents; a page is left out if
 * nothing ran, if something failed, or if what was checked or the verifier changed since. A command or an
 * option that was only looked up, and code that was only type-checked, didn't run.
 */
export function verifications(root = process.cwd()): ReadonlyMap<string, Verification> {
  report ??= readReport(root);
  const older = readOlderVersions(root);
  const verified = new Map<string, Verification>();
  for (const [id, { file, verifiableHash, examplesHash }] of rememberedDocuments(root)) {
    const page = report.get(file);
    const ran = page && whatRan(page);
    if (!ran || !isVerified(page, verifiableHash, path.join(root, 'verify'))) continue;
    verified.set(id, { ...ran, older: olderThan(older.pages[file], examplesHash) });
  }
  return verified;
}

function olderThan(page: PageOnVersions | undefined, hash: string): Verification['older'] {
  if (page?.examplesHash !== hash) return [];
  return newestFirst(page.versions).map(([version, failing]) => ({
    version,
    failing: Object.keys(failing).length,
  }));
}

function readOlderVersions(root: string): Pick<OlderVersions, 'pages'> {
  const file = path.join(root, 'docs/data/older-versions.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { pages: {} };
}

function whatRan({ strapiVersion, counts }: PageReport): Omit<Verification, 'older'> | undefined {
  const { http, graphql, run, codemods, deployment } = counts;
  const procedures = counts.procedures?.passed ?? 0;
  const requests = (http?.passed ?? 0) + (graphql?.passed ?? 0);
  const codeBlocks = (run?.passed ?? 0) + (codemods?.passed ?? 0) + (deployment?.passed ?? 0);
  return requests + codeBlocks + procedures > 0
    ? { version: strapiVersion, requests, codeBlocks, procedures }
    : undefined;
}

function readReport(root: string): ReadonlyMap<string, PageReport> {
  const file = path.join(root, 'verify/report.json');
  if (!existsSync(file)) return new Map();
  const { pages }: { pages: readonly PageReport[] } = JSON.parse(readFileSync(file, 'utf8'));
  return new Map(pages.map((page) => [page.file, page]));
}
