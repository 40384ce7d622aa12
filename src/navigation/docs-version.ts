import { readStored, removeStored, writeStored } from '../browser/storage.ts';

/** The preferred version of the one docs plugin (product-spec S4, S9). */
const preferredVersionKey = 'docs-preferred-version-default';

/** Remembers the version that is read, and drops a remembered one that does not exist. */
export function validatePreferredVersion(
  known: readonly string[],
  shown: string | undefined,
): void {
  const preferred = readStored(preferredVersionKey);
  if (preferred !== undefined && !known.includes(preferred)) removeStored(preferredVersionKey);
  if (shown !== undefined) writeStored(preferredVersionKey, shown);
}
