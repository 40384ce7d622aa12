import type { Problem } from '../problems/problems.ts';
import { escapeRegex } from './escape-regex.ts';
import { findRedirect } from './find-redirect.ts';
import { isAnchor, pathRedirects } from './redirects.ts';
import type { Redirect } from './rules.ts';

/** A file in which links or redirects may be written, to tell the line of a wrong one. */
export interface SourceText {
  readonly file: string;
  readonly text: string;
}

/** What a redirect can lead to, by path. */
type Pages = ReadonlyMap<string, { readonly ids: ReadonlySet<string> }>;

/**
 * Every redirect that would lead a reader astray, with its line: to nowhere, to another redirect, round
 * in circles, or away from a page that exists.
 */
export function checkRedirects(
  redirects: readonly Redirect[],
  pages: Pages,
  sources: readonly SourceText[],
): Problem[] {
  const paths = pathRedirects(redirects);
  return redirects.flatMap((redirect) => {
    const message =
      faultOfSource(redirect, pages) ?? faultOfTarget(redirect, redirects, paths, pages);
    return message ? [{ ...placeOf(redirect, sources), message }] : [];
  });
}

function faultOfSource(redirect: Redirect, pages: Pages): string | undefined {
  const { from } = redirect;
  const [path = '', anchor] = from.split('#');
  if (isAnchor(redirect)) {
    if (!pages.has(path)) {
      return `${from}: no page has the path ${path}. Browsers keep an anchor when a path is redirected, so name the page of today.`;
    }
    return pages.get(path)?.ids.has(anchor ?? '')
      ? `${from}: the page still has this anchor, so the redirect would never be followed.`
      : undefined;
  }
  const hidden = from.endsWith('/*')
    ? [...pages.keys()].find((page) => page.startsWith(from.slice(0, -1)))
    : pages.has(from) && from;
  return hidden ? `${from} would hide the page ${hidden}, which exists.` : undefined;
}

function faultOfTarget(
  { from, to }: Redirect,
  all: readonly Redirect[],
  paths: readonly Redirect[],
  pages: Pages,
): string | undefined {
  const next = (place: string) =>
    all.find((other) => isAnchor(other) && other.from === place)?.to ??
    findRedirect(place.split('#')[0] ?? '', paths);
  const way = [from];
  for (let place: string | undefined = to; place !== undefined; place = next(place)) {
    if (way.includes(place))
      return `${from} leads round in circles: ${[...way, place].join(' → ')}.`;
    way.push(place);
  }
  const last = way.at(-1) ?? to;
  const [path = '', anchor] = last.split('#');
  const page = pages.get(path);
  if (!page) return `${from} leads to ${last}, but no page has this path.`;
  if (anchor && !page.ids.has(anchor))
    return `${from} leads to ${last}, but the page has no such anchor.`;
  return way.length > 2
    ? `${from} leads to ${to}, which is redirected itself. Let it lead to ${last}.`
    : undefined;
}

/** The file and the line on which the entry names its old path or anchor. */
function placeOf(
  { from }: Redirect,
  sources: readonly SourceText[],
): Pick<Problem, 'file' | 'line'> {
  const [path, anchor] = from.split('#').map(escapeRegex);
  const file = anchor === undefined ? 'redirects.ts' : 'moved-anchors.ts';
  // The table of anchors has those of each page between its path and the next brace.
  const ofAnchor = anchor === undefined ? '' : ` \\{[^}]*?\\s(['"]?)${anchor}\\2:`;
  const text = sources.find((source) => source.file === file)?.text ?? '';
  const entry = new RegExp(`(['"])${path}\\1:${ofAnchor}`).exec(text);
  const before = entry && text.slice(0, entry.index + entry[0].length);
  return { file, line: before?.split('\n').length };
}
