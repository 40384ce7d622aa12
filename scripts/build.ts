import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { completeSite } from '../src/build/complete-site.ts';
import { projectRoot } from '../src/config/project-root.ts';
import { compileCache } from './compile-cache.ts';
import { endWith } from './end-with.ts';
import { fingerprint, isUpToDate, pagesOf, writeStamp } from './fingerprint.ts';
import { putAside } from './put-aside.ts';
import { takeLock } from './take-lock.ts';

/**
 * What the bundler's and the C library's memory allocators read when a process starts: to give back at
 * once what is free, and not to keep a reserve for every thread.
 */
const thrift = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MIMALLOC_PURGE_DELAY: '0',
};

/** By default, the heap grows to twice what's in use before anything is collected. */
const collectsEarlier = '--heap-growing-percent=60';

/**
 * Builds a site into its `dist/`. If nothing changed since the last build, there is nothing to do.
 * @param root absolute path of the site's folder: the project itself, or one with its
 *   own `astro.config.mjs`, such as `tests/site`
 * @param force makes everything again, without what earlier builds left
 * @throws Error if the site can't be built, after the reason was printed
 */
export async function buildSite(root: string, force: boolean): Promise<void> {
  const complete = await buildPages(root, force);
  await complete();
}

/**
 * Builds a site as far as it has to be to be served. The site stays locked until it is complete, and one
 * that was left before counts as unfinished: the next build completes it.
 * @returns what completes it
 */
export async function buildPages(root: string, force: boolean): Promise<() => Promise<void>> {
  const started = performance.now();
  const shown = path.relative(projectRoot, path.join(root, 'dist'));
  const current = fingerprint(root);
  if (!force && isUpToDate(root, current)) {
    console.log(`${shown}/ is up to date: nothing changed since the last build.`);
    return async () => undefined;
  }
  const release = takeLock(path.join(root, '.cache/building'));
  try {
    if (force || !isUpToDate(root, pagesOf(current))) {
      console.log(`Building the site into ${shown}/ …`);
      await replace(root, force);
      writeStamp(root, pagesOf(current));
      const pages = globSync('**/*.html', { cwd: path.join(root, 'dist') }).length;
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      console.log(`Built ${pages} pages in ${seconds} s.`);
    }
  } catch (error) {
    release();
    throw error;
  }
  return async () => {
    let added = '';
    try {
      added = await completeSite(root);
      writeStamp(root, current);
    } finally {
      release();
    }
    console.log(added);
  };
}

/** Replaces the old site with the new one; without a new one, the old one stays. */
async function replace(root: string, force: boolean): Promise<void> {
  writeStamp(root, undefined);
  const before = putAside(path.join(root, 'dist'), path.join(root, '.cache/dist-before'));
  try {
    await buildApart(root, force);
  } catch (error) {
    before.putBack();
    throw error;
  }
  before.forget();
}

/** Builds in its own process, which can be told how to use memory and gives all of it back. */
async function buildApart(root: string, force: boolean): Promise<void> {
  const script = path.join(import.meta.dirname, 'build-site.ts');
  const child = spawn(
    process.execPath,
    [collectsEarlier, script, root, ...(force ? ['force'] : [])],
    {
      env: { NODE_COMPILE_CACHE: compileCache(root), ...thrift, ...process.env },
      stdio: 'inherit',
    },
  );
  const end = (signal: NodeJS.Signals) => child.kill(signal);
  for (const signal of endings) process.once(signal, end);
  const [code, signal] = await once(child, 'exit');
  for (const ending of endings) process.off(ending, end);
  if (code === 0) return;
  throw new Error(`The site was not built${signal ? `: ${signal} ended the build` : ''}.`);
}

const endings = ['SIGINT', 'SIGTERM'] as const;

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
