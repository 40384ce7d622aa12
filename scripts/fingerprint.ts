import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What every site is made with. A folder stands for all that is in it. */
const codeInputs = [
  'src/**',
  'scripts/**',
  'verify/report.json',
  'astro.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

/** What a site is made from. */
const siteInputs = ['docs/**', 'public/**', 'astro.config.ts', 'site.config.ts', 'sidebars.ts'];

/** Variables of the environment that a configuration may read. */
const environment = /^(?:ASTRO_|SITE_|PUBLIC_)/;

/**
 * A digest of all that a site is built from, the date of each page's last commit included.
 * @param project absolute path of the code
 * @param root absolute path of the site; the same for the documentation itself
 */
export function fingerprint(project: string, root: string): string {
  const hash = createHash('sha256').update(process.version);
  const files = [
    ...globSync(codeInputs, { cwd: project }).map((file) => path.join(project, file)),
    ...globSync(siteInputs, { cwd: root }).map((file) => path.join(root, file)),
  ];
  for (const file of [...new Set(files)].sort()) {
    if (statSync(file).isDirectory()) continue;
    hash.update(`\0${path.relative(project, file)}\0`).update(readFileSync(file));
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
