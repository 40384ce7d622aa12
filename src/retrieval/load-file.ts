import { longestWait } from '../browser/load-part.ts';
import { withBase } from '../browser/with-base.ts';
import type { LoadFile } from './index/open-index.ts';

/** Loads the files of the index in the browser. @throws Error if the server has no answer, or none in time */
export const loadFile: LoadFile = async (path) => {
  const response = await fetch(withBase(path), { signal: AbortSignal.timeout(longestWait) });
  if (!response.ok) throw new Error(`${path}: the server responded with ${response.status}.`);
  return response.json();
};
