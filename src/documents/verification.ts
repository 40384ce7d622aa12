import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contentHash, isVerified, verifierHash } from '../../verify/src/fingerprint.mjs';

/** What the verifier says of a page as it is now. */
export interface Verification {
  /** The version of the CMS that the examples ran against. */
  readonly version: string;
  /** How many requests, code blocks, commands and options were checked. */
  readonly checks: number;
}

interface ReportedPage {
  readonly file: string;
  readonly strapiVersion: string;
  readonly contentHash: string;
  readonly counts: Readonly<Record<string, { readonly passed: number }>>;
  readonly failures: unknown[];
}

interface Report {
  readonly verifierHash: string;
  readonly pages: ReportedPage[];
}

let report: { readonly content: Report; readonly verifier: string } | undefined;

/**
 * The result of the last verification of a page; `undefined` if nothing on it was checked, if
 * something failed, or if the page or the verifier changed since.
 * @param file path from the project root
 */
export function verificationOf(file: string): Verification | undefined {
  const root = process.cwd();
  report ??= readReport(root);
  if (!report) return undefined;
  const hash = contentHash(root, readFileSync(path.join(root, file), 'utf8'));
  if (!isVerified(report.content, file, hash, report.verifier)) return undefined;
  const page = report.content.pages.find((candidate) => candidate.file === file);
  const counts = Object.values(page?.counts ?? {});
  const checks = counts.reduce((sum, { passed }) => sum + passed, 0);
  return page && checks > 0 ? { version: page.strapiVersion, checks } : undefined;
}

function readReport(root: string): typeof report {
  const folder = path.join(root, 'verify');
  const file = path.join(folder, 'report.json');
  if (!existsSync(file)) return undefined;
  return { content: JSON.parse(readFileSync(file, 'utf8')), verifier: verifierHash(folder) };
}
