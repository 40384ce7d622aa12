/**
 * Notes something in the history. Safari takes a hundred changes in half a minute and throws at the next one,
 * which must not end what the reader was doing.
 */
export function changeHistory(change: () => void): void {
  try {
    change();
  } catch {
    // The address and the place stay those from before.
  }
}
