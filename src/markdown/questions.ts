import type { PageQuestion } from './front-matter.ts';
import type { Heading } from './headings.ts';
import type { Problems } from './problems.ts';

/** Reports every question of a page's front matter whose anchor is none of the page's headings. */
export function checkQuestions(
  questions: readonly PageQuestion[],
  headings: readonly Heading[],
  { file, source }: { readonly file: string; readonly source: string },
  problems: Problems,
): void {
  for (const { text, anchor } of questions) {
    if (anchor === undefined || headings.some(({ slug }) => slug === anchor)) continue;
    const line = source.split('\n').findIndex((written) => written.includes(`#${anchor}`)) + 1;
    const known = headings.map(({ slug }) => `#${slug}`).join(', ') || 'none';
    problems.add({
      file,
      line: line || 1,
      message: `The question "${text}" points to #${anchor}, which isn't a heading of the page. Its headings: ${known}.`,
    });
  }
}
