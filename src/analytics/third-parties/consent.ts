import { readStored, writeStored } from '../../browser/storage.ts';
import { storageKeys } from '../../browser/storage-keys.ts';

export type Consent = 'given' | 'declined';

/** The event by which the document tells that the reader has chosen. */
export const consentChosen = 'consent-chosen';

/** The choice of this visit, where the browser keeps nothing. */
let chosen: Consent | undefined;

/** @returns `undefined` as long as the reader has not chosen */
export function consent(): Consent | undefined {
  const stored = readStored(storageKeys.consent);
  return stored === 'given' || stored === 'declined' ? stored : chosen;
}

export function choose(choice: Consent): void {
  chosen = choice;
  writeStored(storageKeys.consent, choice);
  document.dispatchEvent(new Event(consentChosen));
}
