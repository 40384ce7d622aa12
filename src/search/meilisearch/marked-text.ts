import type { MarkedPart, MarkedText } from '../provider.ts';

export const openMark = '<mark>';
export const closeMark = '</mark>';

/**
 * Reads what Meilisearch highlighted. Everything between the marks is text, whatever it looks like:
 * tags in it reach the page as characters, not as elements.
 */
export function readMarks(highlighted: string): MarkedText {
  const parts: MarkedPart[] = [];
  let marked = false;
  for (const piece of highlighted.split(/(<mark>|<\/mark>)/)) {
    if (piece === openMark) marked = true;
    else if (piece === closeMark) marked = false;
    else if (piece !== '') parts.push({ text: piece, marked });
  }
  return parts;
}
