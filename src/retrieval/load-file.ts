import { withBase } from '../browser/with-base.ts';
import type { LoadFile } from './index/open-index.ts';

/** Loads the files of the index in the browser. @throws Error if the server has no answer */
export const loadFile: LoadFile = async (path) => {
  const response = await fetch(withBase(path));
  if (!response.ok) throw new Error(`${path}: the server responded with ${response.status}.`);
  return response.json();
};
