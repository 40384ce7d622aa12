import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Parser } from 'htmlparser2';

/** A page of the finished site: what it offers to links and where its own links lead. */
export interface BuiltPage {
  readonly ids: ReadonlySet<string>;
  readonly links: readonly { readonly href: string; readonly kind: 'page' | 'asset' }[];
}

/** The output folder as a link checker sees it. */
export interface BuiltSite {
  /** By path on the site, such as `/cms/intro`. */
  readonly pages: ReadonlyMap<string, BuiltPage>;
  /** Every other file, by path. */
  readonly assets: ReadonlySet<string>;
}

/** Reads every HTML page of the output folder. */
export function readBuiltSite(dist: string): BuiltSite {
  const pages = new Map<string, BuiltPage>();
  const assets = new Set<string>();
  for (const found of globSync('**/*.*', { cwd: dist })) {
    const file = found.split(path.sep).join('/');
    if (file.endsWith('.html')) {
      pages.set(pathOfHtmlFile(file), parsePage(readFileSync(path.join(dist, file), 'utf8')));
    } else {
      assets.add(`/${file}`);
    }
  }
  return { pages, assets };
}

/** `cms/intro/index.html` is served at `/cms/intro`. */
export function pathOfHtmlFile(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`;
}

/** The ids and links of one page. Anchors made by `id` or by `<a name>` both count. */
export function parsePage(html: string): BuiltPage {
  const ids = new Set<string>();
  const links: { href: string; kind: 'page' | 'asset' }[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      if (attributes.id) ids.add(attributes.id);
      if (name === 'a' && attributes.name) ids.add(attributes.name);
      if (name === 'a' && attributes.href) links.push({ href: attributes.href, kind: 'page' });
      if ((name === 'img' || name === 'source' || name === 'script') && attributes.src) {
        links.push({ href: attributes.src, kind: 'asset' });
      }
      if (
        name === 'link' &&
        attributes.href &&
        /icon|stylesheet|preload/.test(attributes.rel ?? '')
      ) {
        links.push({ href: attributes.href, kind: 'asset' });
      }
    },
  });
  parser.end(html);
  return { ids, links };
}
