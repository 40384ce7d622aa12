import { readStored, writeStored } from '../browser/storage.ts';

export type Consent = 'given' | 'declined';

/** Where the reader's choice is kept. */
export const consentKey = 'docs-consent';

/** The event by which the document tells that the reader has chosen. */
export const consentChosen = 'consent-chosen';

/** The choice of this visit, where the browser keeps nothing. */
let chosen: Consent | undefined;

/** @returns `undefined` as long as the reader has not chosen */
export function consent(): Consent | undefined {
  const stored = readStored(consentKey);
  return stored === 'given' || stored === 'declined' ? stored : chosen;
}

export function choose(choice: Consent): void {
  chosen = choice;
  writeStored(consentKey, choice);
  document.dispatchEvent(new Event(consentChosen));
}
