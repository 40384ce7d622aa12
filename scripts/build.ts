import { globSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { build } from 'astro';
import { projectRoot } from '../src/config/project-root.ts';
import { endWith } from './end-with.ts';
import { fingerprint, isUpToDate, writeStamp } from './fingerprint.ts';

/**
 * Builds a site into its `dist/`. If nothing changed since the last build, there is nothing to do.
 * @param root absolute path of the site's folder: the project itself, or one with an
 *   `astro.config.mjs` of its own, such as `tests/site`
 * @param force makes everything again, without what earlier builds left
 */
export async function buildSite(root: string, force: boolean): Promise<void> {
  const started = performance.now();
  const shown = path.relative(projectRoot, path.join(root, 'dist'));
  const current = fingerprint(root);
  if (!force && isUpToDate(root, current)) {
    console.log(`${shown}/ is up to date: nothing changed since the last build.`);
    return;
  }
  console.log(`Building the site into ${shown}/ …`);
  // By default the heap grows to a multiple of what is in use before anything is collected.
  setFlagsFromString('--heap-growing-percent=20');
  setFlagsFromString('--semi-space-growth-factor=1');
  writeStamp(root, undefined);
  // Its pages look for what belongs to the site, such as its history, from the current folder.
  process.chdir(root);
  await build({ root, logLevel: 'info', force });
  writeStamp(root, current);
  const pages = globSync('**/*.html', { cwd: path.join(root, 'dist') }).length;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`Built ${pages} pages in ${seconds} s.`);
}

if (import.meta.main) {
  await endWith(async () => {
    const { values } = parseArgs({
      options: {
        force: { type: 'boolean', default: false },
        site: { type: 'string', default: '.' },
      },
    });
    await buildSite(path.resolve(projectRoot, values.site), values.force);
  });
}
