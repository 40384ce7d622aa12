import type { Redirect } from './rules.ts';

const oldPath = /^(?!\/\/|.*\.html)\/[^\s?#*]*[^\s?#*/](?:\/\*)?$/;

/**
 * Anchors that pages of today had earlier, by the paths of the pages, and where each leads: `#anchor` for
 * a section of the same page, otherwise a path. `moved-anchors.ts` in the site's folder lists them.
 */
export type MovedAnchors = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * The old addresses of a site and where they lead today; `redirects.ts` in the site's folder lists them.
 * The build checks every target.
 * @param paths where each old path leads: a path of today, with the anchor of a section if there is one
 * @throws Error naming every old path that isn't well formed
 */
export function defineRedirects(
  anchors: MovedAnchors,
  paths: Readonly<Record<string, string>>,
): readonly Redirect[] {
  const wrong = Object.keys(paths).filter((from) => !oldPath.test(from));
  if (wrong.length > 0) {
    throw new Error(
      `redirects.ts isn't valid. An old path must be one such as "/old" or "/old/*", without an anchor, and without a slash or ".html" at its end:\n${wrong.map((from) => `  - ${from}`).join('\n')}`,
    );
  }
  const ofAnchors = Object.entries(anchors).flatMap(([page, places]) =>
    Object.entries(places).map(([anchor, to]) => ({
      from: `${page}#${anchor}`,
      to: to.startsWith('#') ? page + to : to,
    })),
  );
  return [...Object.entries(paths).map(([from, to]) => ({ from, to })), ...ofAnchors];
}

/** Whether a redirect is of an anchor, which servers never see: pages follow it by themselves. */
export const isAnchor = ({ from: place }: Redirect): boolean => place.includes('#');

/** The redirects of whole paths, in the order in which they apply: the closer ones first. */
export function pathRedirects(redirects: readonly Redirect[]): Redirect[] {
  const closeness = ({ from: place }: Redirect) =>
    place.endsWith('/*') ? place.length : Number.POSITIVE_INFINITY;
  return redirects
    .filter((redirect) => !isAnchor(redirect))
    .sort((a, b) => {
      const [first, second] = [closeness(b), closeness(a)];
      return first === second ? 0 : first - second;
    });
}
