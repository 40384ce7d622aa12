import { globSync } from 'node:fs';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { build } from 'astro';
import { projectRoot } from '../src/config/project-root.ts';
import { endWith } from './end-with.ts';
import { fingerprint, isUpToDate, writeStamp } from './fingerprint.ts';

/**
 * Builds the site into `dist/`. If nothing changed since the last build, there is nothing to do;
 * `--force` makes everything again, without what earlier builds left.
 */
export async function buildSite(force: boolean): Promise<void> {
  const started = performance.now();
  const current = fingerprint(projectRoot);
  if (!force && isUpToDate(projectRoot, current)) {
    console.log('dist/ is up to date: nothing changed since the last build.');
    return;
  }
  console.log('Building the site into dist/ …');
  // By default the heap grows to a multiple of what is in use before anything is collected.
  setFlagsFromString('--heap-growing-percent=20');
  setFlagsFromString('--semi-space-growth-factor=1');
  writeStamp(projectRoot, undefined);
  await build({ root: projectRoot, logLevel: 'info', force });
  writeStamp(projectRoot, current);
  const pages = globSync('**/*.html', { cwd: path.join(projectRoot, 'dist') }).length;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`Built ${pages} pages in ${seconds} s.`);
}

if (import.meta.main) await endWith(() => buildSite(process.argv.includes('--force')));
