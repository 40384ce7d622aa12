import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/**
 * Forgets the finished pages of a build that was interrupted while it rendered. Astro replaces its
 * copy of a page at once, but notes what the copies were made from only at the end: after an
 * interruption, and an edit that is taken back, it would bring out a page that nobody wrote.
 */
export function interruptedBuild(): AstroIntegration {
  let cache: URL;
  const mark = () => new URL('rendering', cache);
  return {
    name: 'interrupted-build',
    hooks: {
      'astro:config:done': ({ config }) => {
        cache = config.cacheDir;
      },
      'astro:build:start': () => {
        if (existsSync(mark())) rmSync(new URL('incremental-build.json', cache), { force: true });
        mkdirSync(fileURLToPath(cache), { recursive: true });
        writeFileSync(mark(), '');
      },
      'astro:build:generated': () => rmSync(mark(), { force: true }),
    },
  };
}
