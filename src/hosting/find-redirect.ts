import { canonicalPath } from './canonical-path.ts';
import type { Redirect } from './rules.ts';

/**
 * Where an old address leads; `undefined` for one that isn't old.
 * @param pathname `/old`, `/old/` and `/old.html` are the same
 * @param redirects the closer ones first
 */
export function findRedirect(pathname: string, redirects: readonly Redirect[]): string | undefined {
  const path = canonicalPath(pathname);
  return redirects.find(({ from }) =>
    from.endsWith('/*') ? path.startsWith(from.slice(0, -1)) : path === from,
  )?.to;
}
