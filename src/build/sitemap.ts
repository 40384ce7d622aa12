import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { lastChange } from '../collection/history/last-change.ts';
import { filesOfPages } from '../collection/history/page-files.ts';
import { withinBase } from '../config/base-path.ts';
import { readDocumentIndex } from '../markdown/document-index.ts';

let unlisted: ReadonlySet<string> | undefined;

/**
 * Whether the sitemap names a page. Tag pages, frames and unlisted documents stay out (SPECIFICATION.md
 * S2), and so does a page that names another address as its canonical URL.
 * @param root absolute path of the site's folder, with its finished `dist/`
 * @param url address of the page
 * @param base path under which the site is served
 */
export function isInSitemap(root: string, url: string, base: string): boolean {
  unlisted ??= new Set(
    readDocumentIndex(root).flatMap((document) => (document.unlisted ? [document.path] : [])),
  );
  const { pathname, href } = new URL(url);
  const page = withinBase(base, pathname.replace(/\/$/, '') || '/') ?? '/';
  return (
    page !== '/tags' &&
    !page.startsWith('/tags/') &&
    !page.startsWith('/frames/') &&
    !unlisted.has(page) &&
    withoutSlash(canonicalOf(path.join(root, 'dist', page, 'index.html')) ?? href) ===
      withoutSlash(href)
  );
}

function canonicalOf(file: string): string | undefined {
  if (!existsSync(file)) return undefined;
  return /<link rel="canonical" href="([^"]+)"/.exec(readFileSync(file, 'utf8'))?.[1];
}

const withoutSlash = (url: string): string => url.replace(/\/$/, '');

let files: ReadonlyMap<string, readonly string[]> | undefined;

/**
 * When the text of a page was committed last, for `lastmod` in the sitemap.
 * @param root absolute path of the site's folder, with its pages read
 * @param url address of the page
 * @param base path under which the site is served
 * @returns `undefined` for pages that are written in code, and where the history doesn't tell
 */
export function lastModified(root: string, url: string, base: string): string | undefined {
  files ??= filesOfPages(root);
  const own = files.get(withinBase(base, new URL(url).pathname.replace(/\/$/, '')) ?? '');
  return own && lastChange(own, root);
}
