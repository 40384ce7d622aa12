import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { privateValues } from '../src/build/private-values.ts';
import { codeDigest } from '../src/config/code-digest.ts';
import { digestOfFiles } from '../src/config/digest-of-files.ts';
import { projectRoot } from '../src/config/project-root.ts';

/** What the output is made from besides the code that makes it. */
const inputs = [
  'docs/**',
  'data/retrieval/questions/**',
  'public/**',
  'scripts/**',
  // A page loses its mark when the verifier changes.
  'verify/{src,cms,panel,plugin}/**',
  'verify/*.json',
  'sidebars.ts',
  'redirects.ts',
  'moved-anchors.ts',
];

/** Every site's index is made with them. */
const wordVectors = ['data/retrieval/word-vectors/{words.txt,vectors.bin}'];

/** A digest of everything the site is built from, including the date of each page's last commit. */
export function fingerprint(root: string): string {
  return (
    createHash('sha256')
      .update(codeDigest(root))
      .update(digestOfFiles(root, inputs))
      .update(digestOfFiles(projectRoot, wordVectors))
      .update(lastCommitOfDocs(root))
      // A finished site has none of them, and another value has to be looked for again.
      .update(JSON.stringify(privateValues(process.env)))
      .digest('hex')
  );
}

function lastCommitOfDocs(root: string): string {
  try {
    return execFileSync('git', ['log', '-1', '--format=%H', '--', 'docs'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return '';
  }
}

const stampFile = (root: string) => path.join(root, '.cache', 'built-from');

/** The stamp of a site that has all its pages, but isn't complete. */
export const pagesOf = (current: string): string => `pages of ${current}`;

/** Whether `dist/` contains what this fingerprint would build. */
export function isUpToDate(root: string, current: string): boolean {
  const stamp = stampFile(root);
  return (
    existsSync(path.join(root, 'dist', 'index.html')) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === current
  );
}

/** Remembers what `dist/` was built from; `undefined` while a build is under way. */
export function writeStamp(root: string, current: string | undefined): void {
  mkdirSync(path.dirname(stampFile(root)), { recursive: true });
  writeFileSync(stampFile(root), current ?? '');
}
