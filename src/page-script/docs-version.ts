import { readStored, removeStored, writeStored } from '../browser/storage.ts';
import { storageKeys } from '../browser/storage-keys.ts';

/** Remembers the version that is read, and drops a remembered one that does not exist. */
export function validatePreferredVersion(
  known: readonly string[],
  shown: string | undefined,
): void {
  const preferred = readStored(storageKeys.version);
  if (preferred !== undefined && !known.includes(preferred)) removeStored(storageKeys.version);
  if (shown !== undefined) writeStored(storageKeys.version, shown);
}
