import { underBase, withinBase } from './base-path.ts';

const tag = /<[a-z][^<>]*>/gi;

/** Attributes with one address of the site, and `srcset`, which can have several. */
const address = /(\s(?:href|src|poster|data-sidebar-file|data-page)=")(\/(?!\/)[^"]*)/g;
const addresses = /(\ssrcset=")([^"]*)/gi;

/**
 * Puts the path under which a site is served before every address in its HTML: pages, files and
 * components name each other by their paths on the site. Addresses that have it already, such as those of
 * the bundler's files, stay as they are.
 */
export function addBase(html: string, base: string): string {
  if (base === '') return html;
  const put = (path: string) =>
    withinBase(base, path.split(/[?#]/)[0] ?? '') === undefined ? underBase(base, path) : path;
  return html.replace(tag, (found) =>
    found
      .replace(address, (_, start: string, path: string) => start + put(path))
      .replace(
        addresses,
        (_, start: string, list: string) =>
          start +
          list.replace(
            /(^|,\s*)(\/(?!\/)\S*)/g,
            (__, gap: string, path: string) => gap + put(path),
          ),
      ),
  );
}
