import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadFile } from '../embedded/word-shards.ts';

/** Gives the embedded provider the files of a finished site, as `fetch` would in the browser. */
export function loadFromDist(dist: string): LoadFile {
  return async (file) => JSON.parse(await readFile(path.join(dist, file), 'utf8'));
}
