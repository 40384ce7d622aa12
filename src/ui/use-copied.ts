import { useEffect, useState } from 'react';
import { type CopyOutcome, confirmationTime, copyText } from '../browser/clipboard.ts';

/** The last copy, while its outcome shows. */
export interface Copied<What extends string> {
  readonly what: What;
  readonly outcome: CopyOutcome;
}

/**
 * Copies text and knows for two seconds how it went.
 * @returns the outcome to show, and the function that copies. Its `what` tells apart what a
 *   component can copy.
 */
export function useCopied<What extends string = 'text'>(): readonly [
  Copied<What> | undefined,
  (what: What, text: string | Promise<string>) => Promise<CopyOutcome>,
] {
  const [copied, setCopied] = useState<Copied<What>>();

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(undefined), confirmationTime);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async (what: What, text: string | Promise<string>) => {
    const outcome = await copyText(text);
    setCopied({ what, outcome });
    return outcome;
  };
  return [copied, copy];
}

/** What to say where the browser rejected it. */
export const copyRejected = 'The browser does not allow copying. Select the text and copy it.';
