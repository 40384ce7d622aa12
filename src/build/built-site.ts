import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Parser } from 'htmlparser2';
import { Kept } from './kept.ts';

/** A page of the finished site: what it offers to links and where its own links lead. */
export interface BuiltPage {
  readonly ids: ReadonlySet<string>;
  readonly links: readonly PageReference[];
  readonly inline: InlineCode;
}

/** What a page brings along itself, and a content policy therefore has to know. */
interface InlineCode {
  /** Hashes of scripts that are in the page, as a content policy writes them. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Tags with attributes that no hash allows: `style` and handlers such as `onclick`. */
  readonly forbidden: readonly string[];
}

/** A reference of a page to another page or to a file. Each is listed once, however often a page repeats it. */
export interface PageReference {
  readonly href: string;
  readonly kind: 'page' | 'asset';
}

/** The output folder as a link checker sees it. */
export interface BuiltSite {
  /** By path on the site, such as `/cms/intro`. */
  readonly pages: ReadonlyMap<string, BuiltPage>;
  /** Every other file, by path. */
  readonly assets: ReadonlySet<string>;
}

/** A page as it is kept between builds. */
interface KeptPage {
  readonly ids: readonly string[];
  readonly pages: readonly string[];
  readonly assets: readonly string[];
  readonly inline: InlineCode;
}

/**
 * Reads every HTML page of the output folder, one at a time. A page whose bytes are those of the last
 * build is not parsed again.
 * @param root absolute path of the project, whose `.cache/` keeps what was read
 */
export function readBuiltSite(dist: string, root: string): BuiltSite {
  const kept = new Kept<KeptPage>(root, 'finished-pages');
  const pages = new Map<string, BuiltPage>();
  const assets = new Set<string>();
  for (const found of globSync('**/*.*', { cwd: dist })) {
    const file = found.split(path.sep).join('/');
    if (file.endsWith('.html')) {
      const html = readFileSync(path.join(dist, file));
      pages.set(pathOfHtmlFile(file), pageOf(kept.get(html, () => read(html.toString()))));
    } else {
      assets.add(`/${file}`);
    }
  }
  kept.save();
  return { pages, assets };
}

const pageOf = ({ ids, pages, assets, inline }: KeptPage): BuiltPage => ({
  ids: new Set(ids),
  inline,
  links: [
    ...pages.map((href) => ({ href, kind: 'page' }) as const),
    ...assets.map((href) => ({ href, kind: 'asset' }) as const),
  ],
});

/** `cms/intro/index.html` is served at `/cms/intro`. */
export function pathOfHtmlFile(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`;
}

/** Attributes in which an island names the modules that it loads. */
const islandModules = ['component-url', 'renderer-url', 'before-hydration-url'];

/** The ids and links of one page. Anchors made by `id` or by `<a name>` both count. */
export const parsePage = (html: string): BuiltPage => pageOf(read(html));

function read(html: string): KeptPage {
  const ids = new Set<string>();
  const pages = new Set<string>();
  const assets = new Set<string>();
  const inline = {
    scripts: new Set<string>(),
    styles: new Set<string>(),
    forbidden: new Set<string>(),
  };
  let code: { readonly hashes: Set<string>; text: string } | undefined;
  const parser = new Parser({
    ontext(text) {
      if (code) code.text += text;
    },
    onclosetag() {
      code?.hashes.add(hashOf(code.text));
      code = undefined;
    },
    onopentag(name, attributes) {
      if (name === 'style') code = { hashes: inline.styles, text: '' };
      if (name === 'script' && isCode(attributes)) code = { hashes: inline.scripts, text: '' };
      for (const attribute of Object.keys(attributes)) {
        if (attribute === 'style' || attribute.startsWith('on')) {
          inline.forbidden.add(`<${name} ${attribute}="${attributes[attribute]}">`);
        }
      }
      if (attributes.id) ids.add(attributes.id);
      if (name === 'a' && attributes.name) ids.add(attributes.name);
      if (name === 'a' && attributes.href) pages.add(attributes.href);
      if ((name === 'img' || name === 'source' || name === 'script') && attributes.src) {
        assets.add(attributes.src);
      }
      if (
        name === 'link' &&
        attributes.href &&
        /icon|stylesheet|preload/.test(attributes.rel ?? '')
      ) {
        assets.add(attributes.href);
      }
      if (name === 'astro-island') {
        for (const attribute of islandModules) {
          if (attributes[attribute]) assets.add(attributes[attribute]);
        }
      }
    },
  });
  parser.end(html);
  return {
    ids: [...ids],
    pages: [...pages],
    assets: [...assets],
    inline: {
      scripts: [...inline.scripts],
      styles: [...inline.styles],
      forbidden: [...inline.forbidden],
    },
  };
}

/** Whether a script is in the page and runs; others are data, or a file. */
const isCode = ({ src, type = '' }: Readonly<Record<string, string>>): boolean =>
  src === undefined && (type === '' || type === 'module' || type === 'text/javascript');

const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
