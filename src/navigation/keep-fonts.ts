import { writeStored } from '../browser/storage.ts';
import { storageKeys } from '../browser/storage-keys.ts';

/**
 * Fetches the fonts of the site for the next page load, where this page could not wait for them; see
 * `layouts/before-paint.ts`. Nothing on this page uses them, so nothing moves.
 */
export async function keepFonts(): Promise<void> {
  const { fonts } = document.documentElement.dataset;
  if (!fonts || fonts === 'now') return;
  try {
    await Promise.all(fonts.split(' ').map((url) => fetch(url, { priority: 'low' })));
    writeStored(storageKeys.fonts, fonts);
  } catch {
    // The next page load tries again.
  }
}
