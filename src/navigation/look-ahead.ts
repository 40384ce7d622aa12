import { keepFonts } from './keep-fonts.ts';
import type { PageAnswers } from './page-answers.ts';
import { prefetchPages } from './prefetch.ts';

/** What later pages may need, once this one has all of its own. */
export function lookAhead(answers: PageAnswers): void {
  prefetchPages(answers);
  keepFonts();
}
