import { globSync } from 'node:fs';
import path from 'node:path';
import { build } from 'astro';
import { endWith } from './end-with.ts';
import { fingerprint, isUpToDate, writeStamp } from './fingerprint.ts';

const root = path.join(import.meta.dirname, '..');

/**
 * Builds the site into `dist/`. Where nothing changed since the last build there is nothing to do;
 * `--force` builds anyway.
 */
export async function buildSite(force: boolean): Promise<void> {
  const started = performance.now();
  const current = fingerprint(root);
  if (!force && isUpToDate(root, current)) {
    console.log('dist/ is up to date: nothing changed since the last build.');
    return;
  }
  console.log('Building the site into dist/ …');
  writeStamp(root, undefined);
  await build({ root, logLevel: 'info' });
  writeStamp(root, current);
  const pages = globSync('**/*.html', { cwd: path.join(root, 'dist') }).length;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`Built ${pages} pages in ${seconds} s.`);
}

if (import.meta.main) await endWith(() => buildSite(process.argv.includes('--force')));
