/** How copying went. The browser denies it without a click, without HTTPS, or by a setting. */
export type CopyOutcome = 'copied' | 'rejected';

/** How long the outcome of copying shows, in milliseconds. */
export const confirmationTime = 2000;

/**
 * Puts text on the clipboard. It never throws: on a page without HTTPS there is no
 * `navigator.clipboard` at all.
 * @param text may still be on its way, as Safari allows writing during the click only
 */
export async function copyText(text: string | Promise<string>): Promise<CopyOutcome> {
  try {
    if (typeof text === 'string') await navigator.clipboard.writeText(text);
    else {
      const blob = text.then((content) => new Blob([content], { type: 'text/plain' }));
      await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
    }
    return 'copied';
  } catch {
    return 'rejected';
  }
}
