import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contentHash, isVerified, verifierHash } from '../../verify/src/fingerprint.mjs';

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
}

interface ReportedPage {
  readonly file: string;
  readonly strapiVersion: string;
  readonly contentHash: string;
  readonly counts: Readonly<Record<string, { readonly passed: number } | undefined>>;
  readonly failures: unknown[];
}

interface Report {
  readonly verifierHash: string;
  readonly pages: ReportedPage[];
}

let report: { readonly content: Report; readonly verifier: string } | undefined;

/**
 * What the last verification ran of a page; `undefined` if nothing ran, if something failed, or if
 * the page or the verifier changed since. A command or an option that was only looked up, and code
 * that was only type-checked, didn't run.
 * @param file path from the project root
 */
export function verificationOf(file: string, root = process.cwd()): Verification | undefined {
  report ??= readReport(root);
  if (!report) return undefined;
  const hash = contentHash(root, readFileSync(path.join(root, file), 'utf8'));
  if (!isVerified(report.content, file, hash, report.verifier)) return undefined;
  const page = report.content.pages.find((candidate) => candidate.file === file);
  if (!page) return undefined;
  const { http, graphql, run, codemods, deployment } = page.counts;
  const procedures = page.counts.procedures?.passed ?? 0;
  const requests = (http?.passed ?? 0) + (graphql?.passed ?? 0);
  const codeBlocks = (run?.passed ?? 0) + (codemods?.passed ?? 0) + (deployment?.passed ?? 0);
  return requests + codeBlocks + procedures > 0
    ? { version: page.strapiVersion, requests, codeBlocks, procedures }
    : undefined;
}

function readReport(root: string): typeof report {
  const folder = path.join(root, 'verify');
  const file = path.join(folder, 'report.json');
  if (!existsSync(file)) return undefined;
  return { content: JSON.parse(readFileSync(file, 'utf8')), verifier: verifierHash(folder) };
}
