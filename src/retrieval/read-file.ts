import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadFile } from './index/open-index.ts';

/** Loads the files of the index from a built site, as `fetch` would in the browser. */
export function readFrom(dist: string): LoadFile {
  return async (file) => JSON.parse(await readFile(path.join(dist, file), 'utf8'));
}
