import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { stillFits } from './still-fits.ts';

/** What the copies were made from, in Astro's cache. */
const notesFile = 'incremental-build.json';

/**
 * Forgets the finished pages of a build that was interrupted while it rendered. Astro replaces its
 * copy of a page immediately, but notes what the copies were made from only at the end: after an
 * interruption, and an edit that is taken back, it would bring out a page that nobody wrote.
 */
export function interruptedBuild(): AstroIntegration {
  let cache: URL;
  const mark = () => new URL('rendering', cache);
  const notes = () => new URL(notesFile, cache);
  return {
    name: 'interrupted-build',
    hooks: {
      'astro:config:done': ({ config }) => {
        cache = config.cacheDir;
      },
      'astro:build:start': () => {
        if (existsSync(mark())) rmSync(notes(), { force: true });
        mkdirSync(fileURLToPath(cache), { recursive: true });
        writeFileSync(mark(), '');
      },
      'astro:build:generated': () => rmSync(mark(), { force: true }),
      'astro:build:done': () => stillFits(existsSync(notes()), 'interrupted-build', notesFile),
    },
  };
}
