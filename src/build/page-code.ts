import { playgroundFrameAddress } from '../content/playground/frame-address.ts';
import type { PageCode } from '../hosting/content-policy.ts';
import { ContentError } from '../problems/problems.ts';
import { type BuiltPage, pathOfHtmlFile } from './built-site.ts';

/** So many hashes a host sends with every response at the most, in this order of kinds. */
const most = { scripts: 6, styles: 24 };

/** The document that has its own policy. */
const frame = pathOfHtmlFile(playgroundFrameAddress.slice(1));

/**
 * What all pages of a site bring along, for their content policy.
 * @param pages by path
 * @throws ContentError for what a policy can't allow, and if there are too many different scripts or
 *   styles: their hashes are in the header of every response
 */
export function pageCode(pages: ReadonlyMap<string, BuiltPage>): PageCode {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const problems = [];
  for (const [path, { inline }] of pages) {
    if (path === frame) continue;
    for (const hash of inline.scripts) scripts.add(hash);
    for (const hash of inline.styles) styles.add(hash);
    for (const tag of inline.forbidden) {
      problems.push({
        file: `dist${path}`,
        message: `The content policy allows no "style" attribute and no handler: ${tag}. Use a class, or listen in a script.`,
      });
    }
  }
  for (const [kind, found] of [
    ['scripts', scripts],
    ['styles', styles],
  ] as const) {
    if (found.size > most[kind]) {
      problems.push({
        file: 'dist',
        message: `Pages contain ${found.size} different ${kind}, whose hashes every response names; ${most[kind]} are allowed. Let pages share them.`,
      });
    }
  }
  if (problems.length > 0) throw new ContentError(problems);
  return { scripts: [...scripts].sort(), styles: [...styles].sort() };
}
