import type { Section } from '../document/page-document.ts';
import { withoutFrame } from '../document/walk-blocks.ts';
import { sectionText } from '../retrieval/section-text.ts';

const sentenceEnd = /[.!?:]$/;

/**
 * What an excerpt of a section can be from, the easiest to read first: its sentences, what the page says
 * of itself, everything with its cells and labels, and its code.
 * @param description of the page
 */
export function quotesOf(section: Section | undefined, description: string): string[] {
  const { stretches, code } = sectionText(section?.blocks.flatMap(withoutFrame) ?? []);
  const sentences = stretches.filter((stretch) => sentenceEnd.test(stretch)).join(' ');
  const everything = stretches
    .map((stretch) => (sentenceEnd.test(stretch) ? `${stretch} ` : `${stretch} · `))
    .join('')
    .replace(/ ·? ?$/, '');
  const own = [everything, code].filter(Boolean);
  // Below a heading, the page's description comes last: it may be about something else.
  const ordered =
    section?.slug === '' ? [sentences, description, ...own] : [sentences, ...own, description];
  return ordered.filter(Boolean);
}
