import { longestWait } from './load-part.ts';
import { withBase } from './with-base.ts';

/** Loads a JSON file of the site by its path. @throws Error if the server has no answer, or none in time */
export async function loadJson(path: string): Promise<unknown> {
  const response = await fetch(withBase(path), { signal: AbortSignal.timeout(longestWait) });
  if (!response.ok) throw new Error(`${path}: the server responded with ${response.status}.`);
  return response.json();
}
