/**
 * A file in which everything but the text to check is blank. Every character keeps its offset and
 * its line, so what a checker finds in the text is where the author finds it in the file.
 */
export class MaskedText {
  readonly #source: string;
  readonly #shown: Uint8Array;

  constructor(source: string) {
    this.#source = source;
    this.#shown = new Uint8Array(source.length);
  }

  /** Shows the characters from `start` up to but not including `end`. */
  show(start: number, end: number): void {
    this.#shown.fill(1, start, end);
  }

  /** Blanks the characters from `start` up to but not including `end` again. */
  hide(start: number, end: number): void {
    this.#shown.fill(0, start, end);
  }

  toString(): string {
    let text = '';
    for (let at = 0; at < this.#source.length; at += 1) {
      const character = this.#source[at] ?? '';
      text += this.#shown[at] || character === '\n' ? character : ' ';
    }
    return text;
  }
}
