import type { HighlightedCode } from '../document/page-bodies.ts';
import type { Highlight } from './highlighter.ts';

type Blocks = HighlightedCode['blocks'];

/**
 * Highlights the code of one page. What the page had before isn't highlighted again: that takes most of
 * the time of an edit, because a grammar is compiled at its first use.
 */
export class RememberedHighlight {
  readonly #highlight: Highlight;
  readonly #before: Blocks;
  readonly #now: Record<string, readonly string[]> = {};

  /** @param before what was highlighted on the page when it was rendered last, by the same code */
  constructor(highlight: Highlight, before: Blocks) {
    this.#highlight = highlight;
    this.#before = before;
  }

  /** Everything that the page has had highlighted so far. */
  get highlighted(): Blocks {
    return this.#now;
  }

  readonly highlight: Highlight = (code, language) => {
    const key = `${language}\n${code}`;
    const lines = this.#before[key] ?? this.#highlight(code, language);
    this.#now[key] = lines;
    return lines;
  };
}
