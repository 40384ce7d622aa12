import { createHash } from 'node:crypto';
import { codeDigest } from '../config/code-digest.ts';
import { projectRoot } from '../config/project-root.ts';

let code: string | undefined;

/** A digest of all code and configuration that pages are made with, installed packages included. */
export function codeKey(): string {
  code ??= codeDigest(projectRoot);
  return code;
}

/** Digests of what many pages share, such as the tree of a sidebar, which is large. */
const shared = new WeakMap<object, string>();

/**
 * The key under which a finished page is kept: while it stays the same, the page that the last build
 * made is used again. It covers
 * - everything that the page shows. A page is handed all of it in one object and asks for nothing
 *   else, so that nothing it shows can be left out here: its text and headings, the labels in its
 *   sidebar, its breadcrumbs and neighbors, its tags, its dates and marks.
 * - all code and configuration, installed packages included: the scripts and stylesheets that a page
 *   names carry digests in their names, and a component anywhere can change how they are cut.
 *   What the bundler knows of a page's modules is too little for that, though Astro compares it too.
 * @param content what the page shows; must survive JSON
 */
export function pageKey(content: object): string {
  const hash = createHash('sha256').update(codeKey());
  for (const [name, value] of Object.entries(content)) {
    hash.update(`\0${name}\0`).update(digestOf(value));
  }
  return hash.digest('hex');
}

function digestOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? '';
  let digest = shared.get(value);
  if (digest === undefined) {
    digest = createHash('sha256').update(JSON.stringify(value)).digest('hex');
    shared.set(value, digest);
  }
  return digest;
}
