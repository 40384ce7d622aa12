import { createHash } from 'node:crypto';
import { besideCode, digestOfFiles } from './digest-of-files.ts';
import { projectRoot } from './project-root.ts';

/** The code and configuration that pages are made with. A pattern stands for all that matches it. */
const code = [
  'src/**',
  'astro.config.mjs',
  'site.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

/** Variables of the environment that code and configuration may read. */
const environment = /^(?:ASTRO_|SITE_|PUBLIC_)/;

/**
 * A digest of everything that turns content into pages: the code, what is installed, the version of
 * Node.js, and the environment. While it stays the same, the same content makes the same bytes.
 * @param root absolute path of the site, which has its own configuration
 */
export function codeDigest(root: string): string {
  const hash = createHash('sha256').update(process.version);
  for (const folder of new Set([projectRoot, root])) {
    hash.update(digestOfFiles(folder, code, besideCode));
  }
  for (const [name, value] of Object.entries(process.env).sort()) {
    if (environment.test(name)) hash.update(`\0${name}=${value}`);
  }
  return hash.digest('hex');
}
