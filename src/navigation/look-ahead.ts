import { followHistory } from './change-page.ts';
import { keepFonts } from './keep-fonts.ts';
import { prefetchPages } from './prefetch.ts';

export { changePage } from './change-page.ts';

followHistory();

/** Fetches what later pages may need, once this one has all that it needs. */
export function lookAhead(): void {
  prefetchPages();
  keepFonts();
}
