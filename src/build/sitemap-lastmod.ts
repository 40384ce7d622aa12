import { lastChange } from '../collection/history/last-change.ts';
import { filesOfPages } from '../collection/history/page-files.ts';
import { withinBase } from '../config/base-path.ts';

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
