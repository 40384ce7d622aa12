import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { projectRoot } from '../../src/config/project-root.ts';
import { hashFiles, hashText } from './hash.ts';
import { missingHere } from './missing-here.ts';
import { filesOf, type Part } from './parts.ts';

// The one of the site: another version, which the CMS brings, writes other bundles.
const { buildSync }: typeof import('esbuild') = createRequire(
  path.join(projectRoot, 'package.json'),
)('esbuild');

const hashes = new Map<string, string>();

/**
 * Changes with what parts of the verifier do. A bundle of their code without comments and local names
 * stands for it, so that a comment, another layout and a moved file change nothing.
 */
export function fingerprintOf(parts: readonly Part[], verifyRoot: string): string {
  const missing = parts.filter((part) => !hashes.has(keyOf(part, verifyRoot)));
  const code = bundles(missing, verifyRoot);
  for (const part of missing) {
    const data = filesOf(part)
      .data.map((name) => path.join(verifyRoot, name))
      .filter((file) => existsSync(file));
    const own = filesOf(part).code.map((file) => code.get(file));
    hashes.set(keyOf(part, verifyRoot), hashText(JSON.stringify([own, hashFiles(data)])));
  }
  return hashText([...parts].map((part) => hashes.get(keyOf(part, verifyRoot))).join('\0'));
}

const keyOf = (part: Part, verifyRoot: string): string => `${verifyRoot}\0${part}`;

/** The bundles of modules, by their paths from `verify/`; none for a scene that doesn't exist. */
function bundles(parts: readonly Part[], verifyRoot: string): ReadonlyMap<string, string> {
  const modules = [...new Set(parts.flatMap((part) => filesOf(part).code))];
  const entryPoints = modules.filter((file) => existsSync(path.join(verifyRoot, file)));
  if (entryPoints.length === 0) return new Map();
  const { outputFiles } = buildSync({
    absWorkingDir: verifyRoot,
    entryPoints,
    outdir: '.',
    outbase: '.',
    write: false,
    bundle: true,
    minify: true,
    legalComments: 'none',
    packages: 'external',
    platform: 'node',
    format: 'esm',
    logLevel: 'silent',
  });
  return new Map(
    outputFiles.map(({ path: file, text }) => [
      path.relative(verifyRoot, file).replace(/\.js$/, '.ts').split(path.sep).join('/'),
      text,
    ]),
  );
}

/** What a report says of a page. */
interface Entry {
  readonly contentHash: string;
  readonly parts: readonly Part[];
  readonly fingerprint: string;
  readonly failures: readonly unknown[];
  readonly skips?: readonly { readonly reason: string }[];
}

/**
 * Whether a page passes everything as it is now, with the verifier as it is now. What the machine of
 * the report could not try does not count as tried.
 * @param entry the report's entry for the page, if there is one
 */
export function isVerified(
  entry: Entry | undefined,
  contentHash: string,
  verifyRoot: string,
): boolean {
  if (entry?.contentHash !== contentHash || entry.failures.length > 0) return false;
  if (entry.skips?.some(({ reason }) => missingHere.includes(reason))) return false;
  return entry.fingerprint === fingerprintOf(entry.parts, verifyRoot);
}
