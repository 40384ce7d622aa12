import type { Problem } from '../problems/problems.ts';
import { escapeRegex } from './escape-regex.ts';
import { findRedirect } from './find-redirect.ts';
import { isAnchor, pathRedirects } from './redirects.ts';
import type { Redirect } from './rules.ts';

/** A file in which redirects may be written, to tell the line of a wrong one. */
interface Source {
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
  sources: readonly Source[],
): Problem[] {
  const paths = pathRedirects(redirects);
  const seen = new Set<string>();
  return redirects.flatMap((redirect) => {
    const twice = seen.has(redirect.from);
    seen.add(redirect.from);
    const message = twice
      ? `${redirect.from} is redirected twice. Keep one of them.`
      : (faultOfSource(redirect, pages) ?? faultOfTarget(redirect, redirects, paths, pages));
    return message ? [{ ...placeOf(redirect, sources, twice), message }] : [];
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

/** The file and the line on which the entry names its old path. @param last whether to take the last entry of that path */
function placeOf(
  redirect: Redirect,
  sources: readonly Source[],
  last: boolean,
): Pick<Problem, 'file' | 'line'> {
  const places = Object.entries(entryIn).flatMap(([file, entry]) => {
    const text = sources.find((source) => source.file === file)?.text ?? '';
    return [...text.matchAll(entry(redirect))].map(({ index, 0: { length } }) => ({
      file,
      line: text.slice(0, index + length).split('\n').length,
    }));
  });
  return places.at(last ? -1 : 0) ?? { file: 'redirects.ts', line: undefined };
}

/** What an entry looks like in each of the files that list redirects. */
const entryIn: Readonly<Record<string, (redirect: Redirect) => RegExp>> = {
  'redirects.ts': ({ from }) => new RegExp(`from: (['"])${escapeRegex(from)}\\1`, 'g'),
  // The table has the anchors of each page between its path and the next brace.
  'moved-anchors.ts': ({ from }) => {
    const [path = '', anchor = ''] = from.split('#').map(escapeRegex);
    return new RegExp(`(['"])${path}\\1: \\{[^}]*?\\s(['"]?)${anchor}\\2:`, 'g');
  },
};
