import { mostSimilar, similarity } from '../../browser/similar.ts';

/** Below this, what two addresses share is chance, or only the section of the site that they're in. */
const leastLikeness = 0.55;

/** The paths that a reader who came to an address without a page probably looked for. */
export const likelyPaths = (address: string, paths: readonly string[]): string[] =>
  mostSimilar(address, paths, { least: leastLikeness, compare: likeness });

/** The last segment is the name of a page, so it counts as much as the whole path. */
const likeness = (a: string, b: string): number =>
  (similarity(a, b) + similarity(nameIn(a), nameIn(b))) / 2;

const nameIn = (path: string): string => path.split('/').findLast(Boolean) ?? '';
