import { basePathOf, withinBase } from '../config/base-path.ts';
import type { SourceText } from '../hosting/check-redirects.ts';
import { findRedirect } from '../hosting/find-redirect.ts';
import { isAnchor, pathRedirects } from '../hosting/redirects.ts';
import type { Redirect } from '../hosting/rules.ts';
import type { DocumentRecord } from '../markdown/document-index.ts';
import { elsewhere } from '../markdown/links.ts';
import type { Problem } from '../problems/problems.ts';
import { external } from '../vocabulary/find-image.ts';
import type { BuiltSite, PageReference } from './built-site.ts';

/** A Markdown text of the output, whose links are full addresses: what agents read. */
export interface MarkdownText {
  /** Path from the project root. */
  readonly file: string;
  readonly markdown: string;
}

interface Input {
  readonly built: BuiltSite;
  readonly documents: readonly DocumentRecord[];
  readonly texts: readonly MarkdownText[];
  readonly redirects: readonly Redirect[];
  readonly sources: readonly SourceText[];
  /** The site's public address: absolute links below it are checked like internal ones. */
  readonly origin: string;
}

/** Whether a link names neither a place on the site nor an address that pages may link to. */
const leadsNowhere = (href: string): boolean =>
  /^#?$/.test(href) || (external.test(href) && !elsewhere.test(href));

/** Every link that leads nowhere, with the file and line it was written in; empty if all is well. */
export function findBrokenLinks({
  built,
  documents,
  texts,
  redirects,
  sources,
  origin,
}: Input): Problem[] {
  const problems: Problem[] = [];
  const seen = new Set<string>();
  const base = basePathOf(origin);
  const faultIn = faultFinder(built, origin, redirects);

  for (const document of documents) {
    for (const { href, file, line, kind } of document.links) {
      const fault = leadsNowhere(href)
        ? `The link "${href}" leads nowhere. Write the address of a page, of a section, or of another site.`
        : faultIn(href, document.path, kind);
      if (fault) report({ file, line, message: fault });
      // Found with its line, it is not looked for again in the finished page below.
      if (fault) seen.add(`${document.path} ${href}`);
    }
  }
  for (const [path, page] of built.pages) {
    for (const { href, kind } of page.links) {
      // The HTML names what is on the host; documents name what is on the site.
      const place = href.startsWith('/') && base !== '' ? withinBase(base, href) : href;
      if (seen.has(`${path} ${place}`)) continue;
      const fault =
        place === undefined
          ? `The address ${href} is outside of ${origin}. In HTML, src/config/base-urls.ts adds the path; elsewhere use withBase().`
          : faultIn(place, path, kind);
      if (fault) report({ ...placeOf(href, path, documents, sources), message: fault });
    }
  }
  // The texts repeat the links of the documents: what is told by its line is not told again.
  if (problems.length === 0) {
    for (const { file, markdown } of texts) {
      for (const href of siteLinksIn(markdown, origin)) {
        const fault = faultIn(href, '/', 'page');
        if (fault) report({ file, message: fault });
      }
    }
  }
  return problems;

  function report(problem: Problem): void {
    const key = `${problem.file}:${problem.line} ${problem.message}`;
    if (seen.has(key)) return;
    seen.add(key);
    problems.push(problem);
  }
}

const linkTarget = /\]\(<?([^)\s>]+)>?[^)]*\)|^Source: (\S+)$/gm;

/** The links of a Markdown text to this site. What looks like a link in a code example is none. */
function siteLinksIn(markdown: string, origin: string): Set<string> {
  const prose = markdown.replace(/(`{3,})[^\n]*\n[\s\S]*?\n[> ]*\1/g, '').replace(/`[^`\n]*`/g, '');
  const found = [...prose.matchAll(linkTarget)].map(([, inline, source]) => inline ?? source ?? '');
  return new Set(found.filter((href) => href.startsWith(`${origin}/`)));
}

/** Says what is wrong with a link; one that means the same on every page is looked up once. */
function faultFinder(built: BuiltSite, origin: string, redirects: readonly Redirect[]) {
  const moved = movedTo(redirects);
  const known = new Map<string, string | undefined>();
  return (href: string, from: string, kind: PageReference['kind']): string | undefined => {
    const key = `${href.startsWith('/') ? '' : from} ${kind} ${href}`;
    if (!known.has(key)) known.set(key, faultOf(href, from, kind, built, origin, moved));
    return known.get(key);
  };
}

function faultOf(
  href: string,
  from: string,
  kind: 'page' | 'asset',
  built: BuiltSite,
  origin: string,
  moved: (path: string, anchor?: string) => string | undefined,
): string | undefined {
  const local = href.startsWith(`${origin}/`) ? href.slice(origin.length) : href;
  if (external.test(local)) return undefined;
  const url = new URL(local, `https://site.invalid${from}`);
  const path = decode(url.pathname);
  if (path === undefined) return `The link ${href} has an invalid percent-encoding.`;
  if (built.assets.has(path)) return undefined;
  if (kind === 'asset') {
    return `The file ${href} doesn't exist. Put it under public/.${similarFiles(path, built.assets)}`;
  }
  const page = built.pages.get(path === '/' ? '/' : path.replace(/\/$/, ''));
  if (!page) {
    const place = moved(path);
    return place
      ? `Outdated link: ${href}. The page has moved: link to ${place}.`
      : `Broken link: ${href}. No page has this path.`;
  }
  const anchor = decode(url.hash.slice(1));
  if (anchor && !page.ids.has(anchor)) {
    const place = moved(path, anchor);
    if (place) return `Outdated link: ${href}. The section has moved: link to ${place}.`;
    return `Broken link: ${href}. The page has no anchor #${anchor}.${suggest(anchor, page.ids)}`;
  }
  return undefined;
}

/** Where an old place of the site is today. */
function movedTo(redirects: readonly Redirect[]) {
  const anchors = new Map(redirects.filter(isAnchor).map(({ from, to }) => [from, to]));
  const paths = pathRedirects(redirects);
  return (path: string, anchor?: string): string | undefined =>
    anchor === undefined ? findRedirect(path, paths) : anchors.get(`${path}#${anchor}`);
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** Files of the same name elsewhere: most often the folder was mistaken. */
function similarFiles(path: string, assets: ReadonlySet<string>): string {
  const name = path.slice(path.lastIndexOf('/'));
  const similar = [...assets].filter((file) => file.endsWith(name)).slice(0, 3);
  return similar.length > 0 ? ` Did you mean ${similar.join(' or ')}?` : '';
}

function suggest(anchor: string, ids: ReadonlySet<string>): string {
  const close = [...ids].filter((id) => id.includes(anchor) || anchor.includes(id)).slice(0, 3);
  return close.length > 0 ? ` Similar: ${close.map((id) => `#${id}`).join(', ')}.` : '';
}

/** The place of a link that is in no Markdown: a literal in the chrome, else the page itself. */
function placeOf(
  href: string,
  path: string,
  documents: readonly DocumentRecord[],
  sources: readonly SourceText[],
): { file: string; line?: number } {
  for (const { file, text } of sources) {
    const offset = [`'${href}'`, `"${href}"`]
      .map((quoted) => text.indexOf(quoted))
      .find((found) => found !== -1);
    if (offset !== undefined) return { file, line: text.slice(0, offset).split('\n').length };
  }
  const document = documents.find((candidate) => candidate.path === path);
  return { file: document?.file ?? `dist${path}/index.html` };
}
