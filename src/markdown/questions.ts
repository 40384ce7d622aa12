import type { Heading } from '../document/heading.ts';
import type { FrontMatterContent } from './front-matter.ts';
import type { Problems } from './problems.ts';

/** Reports every question of a page's front matter whose anchor is none of the page's headings. */
export function checkQuestions(
  file: string,
  { value, lineOf }: FrontMatterContent,
  headings: readonly Heading[],
  problems: Problems,
): void {
  for (const [index, { text, anchor }] of value.questions.entries()) {
    if (anchor === undefined || headings.some(({ slug }) => slug === anchor)) continue;
    const known = headings.map(({ slug }) => `#${slug}`).join(', ') || 'none';
    problems.add({
      file,
      line: lineOf('questions', index),
      message: `The question "${text}" points to #${anchor}, which isn't a heading of the page. Its headings: ${known}.`,
    });
  }
}
