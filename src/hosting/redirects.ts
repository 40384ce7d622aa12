import { z } from 'zod';
import type { Redirect } from './rules.ts';

const from = z
  .string()
  .regex(
    /^(?!\/\/|.*\.html)\/[^\s?#*]*[^\s?#*/](?:\/\*|#[^\s#*]+)?$/,
    'a path such as "/old", "/old/*" or "/page#old-anchor", without a slash or ".html" at its end',
  );
const to = z.string().regex(/^\/[^\s?*]*$/, 'a path of this site, such as "/new" or "/new#anchor"');
const redirectSchema = z.array(z.strictObject({ from, to }));

/**
 * The old addresses of a site and where they lead today; `redirects.ts` in the site's folder lists them.
 * An old anchor (`/page#old`) is one that a page of today had earlier. The build checks every target.
 * @throws Error naming every entry that isn't well formed
 */
export function defineRedirects(redirects: z.input<typeof redirectSchema>): readonly Redirect[] {
  const result = redirectSchema.safeParse(redirects);
  if (result.success) return result.data;
  const lines = result.error.issues.map(({ path: [index, key], message }) => {
    const entry = redirects[Number(index)];
    return `  - ${JSON.stringify(entry)}: ${String(key ?? 'the entry')} must be ${message}.`;
  });
  throw new Error(`redirects.ts isn't valid:\n${lines.join('\n')}`);
}

/**
 * Anchors that pages of today had earlier, by the paths of the pages, and where each leads: `#anchor` for
 * a section of the same page, otherwise a path. `moved-anchors.ts` in the site's folder lists them.
 */
export type MovedAnchors = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The table of moved anchors as redirects, to be listed among those of `redirects.ts`. */
export function anchorRedirects(moved: MovedAnchors): Redirect[] {
  return Object.entries(moved).flatMap(([page, anchors]) =>
    Object.entries(anchors).map(([anchor, to]) => ({
      from: `${page}#${anchor}`,
      to: to.startsWith('#') ? page + to : to,
    })),
  );
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
