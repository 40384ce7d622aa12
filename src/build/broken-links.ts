import type { DocumentRecord } from '../markdown/document-index.ts';
import type { Problem } from '../markdown/problems.ts';
import type { BuiltSite } from './built-site.ts';

/** A source file, to find the line on which a link of the chrome stands. */
export interface SourceText {
  readonly file: string;
  readonly text: string;
}

interface Input {
  readonly built: BuiltSite;
  readonly documents: readonly DocumentRecord[];
  readonly redirects: readonly { readonly from: string; readonly to: string }[];
  readonly sources: readonly SourceText[];
  /** The site's own origin: absolute links to it are checked like internal ones. */
  readonly origin: string;
}

const external = /^(?:[a-z][a-z+.-]*:|\/\/)/i;

/** Every link that leads nowhere, with the file and line it was written in; empty if all is well. */
export function findBrokenLinks({
  built,
  documents,
  redirects,
  sources,
  origin,
}: Input): Problem[] {
  const problems: Problem[] = [];
  const seen = new Set<string>();

  for (const document of documents) {
    for (const { href, file, line, kind } of document.links) {
      const fault = faultOf(href, document.path, kind, built, origin);
      if (fault) report({ file, line, message: fault });
      // Found with its line, it is not looked for again in the finished page below.
      if (fault) seen.add(`${document.path} ${href}`);
    }
  }
  for (const [path, page] of built.pages) {
    for (const { href, kind } of page.links) {
      if (seen.has(`${path} ${href}`)) continue;
      const fault = faultOf(href, path, kind, built, origin);
      if (fault) report({ ...placeOf(href, path, documents, sources), message: fault });
    }
  }
  for (const { to } of redirects) {
    const fault = faultOf(to, '/', 'page', built, origin);
    if (fault)
      report({ ...placeOf(to, '/', documents, sources), message: `Redirect target: ${fault}` });
  }
  return problems;

  function report(problem: Problem): void {
    const key = `${problem.file}:${problem.line} ${problem.message}`;
    if (seen.has(key)) return;
    seen.add(key);
    problems.push(problem);
  }
}

function faultOf(
  href: string,
  from: string,
  kind: 'page' | 'asset',
  built: BuiltSite,
  origin: string,
): string | undefined {
  const local = href.startsWith(`${origin}/`) ? href.slice(origin.length) : href;
  if (external.test(local)) return undefined;
  const url = new URL(local, `https://site.invalid${from}`);
  const path = decode(url.pathname);
  if (path === undefined) return `The link ${href} has an invalid percent-encoding.`;
  if (built.assets.has(path)) return undefined;
  if (kind === 'asset') {
    return `The file ${href} does not exist. Put it under public/.${similarFiles(path, built.assets)}`;
  }
  const page = built.pages.get(path === '/' ? '/' : path.replace(/\/$/, ''));
  if (!page) return `The link ${href} leads to no page.`;
  const anchor = decode(url.hash.slice(1));
  if (anchor && !page.ids.has(anchor)) {
    return `The link ${href} leads to an anchor that does not stand on the page.${suggest(anchor, page.ids)}`;
  }
  return undefined;
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

/** The place of a link that stands in no Markdown: a literal in the chrome, else the page itself. */
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
