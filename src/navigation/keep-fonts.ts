/** Where the fonts that this browser has fetched are remembered, by their addresses. */
const storageKey = 'docs-fonts';

/**
 * Fetches the fonts of the site for the next page load, where this page could not wait for them; see
 * `layouts/before-paint.ts`. Nothing on this page uses them, so nothing moves.
 */
export async function keepFonts(): Promise<void> {
  const { fonts } = document.documentElement.dataset;
  if (!fonts || fonts === 'now') return;
  try {
    await Promise.all(fonts.split(' ').map((url) => fetch(url, { priority: 'low' })));
    localStorage.setItem(storageKey, fonts);
  } catch {
    // The next page load tries again.
  }
}
