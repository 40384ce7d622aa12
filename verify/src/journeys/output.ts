import { within } from '../finding.ts';
import type { PageBlock } from '../pages/page.ts';
import { JourneyError } from './failure.ts';

/**
 * Looks for the lines of a `text` block in what the commands before it printed, in this order. Numbers, frames
 * and spaces are the reader's own, and a line `…` leaves out others.
 */
export function compareOutput(block: PageBlock, printed: string): void {
  const real = printed.split('\n').map(plain);
  let at = 0;
  for (const [line, text] of block.code.split('\n').entries()) {
    const wanted = plain(text);
    if (wanted === '' || wanted === '…') continue;
    const found = real.findIndex((own, index) => index >= at && own === wanted);
    if (found === -1)
      throw new JourneyError(
        `The commands before it don't print “${text.trim()}” in this place.`,
        within(block, line),
      );
    at = found + 1;
  }
}

function plain(line: string): string {
  return line
    .replace(/\d+(?:[.:-]\d+)*/g, '0')
    .replace(/[─┌┐└┘│├┤]+/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
