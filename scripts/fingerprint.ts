import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Everything that the output is made from. A folder stands for all that is in it. */
const inputs = [
  'docs/**',
  'public/**',
  'src/**',
  'scripts/**',
  'verify/report.json',
  'astro.config.ts',
  'site.config.ts',
  'sidebars.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

/** Variables of the environment that a configuration may read. */
const environment = /^(?:ASTRO_|SITE_|PUBLIC_)/;

/** A digest of all that the site is built from, the date of each page's last commit included. */
export function fingerprint(root: string): string {
  const hash = createHash('sha256').update(process.version);
  for (const file of globSync(inputs, { cwd: root }).sort()) {
    const full = path.join(root, file);
    if (statSync(full).isDirectory()) continue;
    hash.update(`\0${file}\0`).update(readFileSync(full));
  }
  for (const [name, value] of Object.entries(process.env).sort()) {
    if (environment.test(name)) hash.update(`\0${name}=${value}`);
  }
  return hash.update(lastCommitOfDocs(root)).digest('hex');
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

/** Whether `dist/` holds what this fingerprint would build. */
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
