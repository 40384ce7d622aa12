/** The preferred version of the one docs plugin (product-spec S4, S9). */
const preferredVersionKey = 'docs-preferred-version-default';

/** Remembers the version that is read, and drops a remembered one that does not exist. */
export function validatePreferredVersion(
  known: readonly string[],
  shown: string | undefined,
): void {
  try {
    const preferred = localStorage.getItem(preferredVersionKey);
    if (preferred !== null && !known.includes(preferred)) {
      localStorage.removeItem(preferredVersionKey);
    }
    if (shown !== undefined) localStorage.setItem(preferredVersionKey, shown);
  } catch {
    // Without storage there is no preference to keep.
  }
}
