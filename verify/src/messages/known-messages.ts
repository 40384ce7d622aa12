import { nearest } from '../../panel/labels/nearest.ts';
import { knownTexts } from './catalog.ts';
import { dependencyTexts } from './dependencies.ts';
import { readForeignMessages } from './foreign.ts';
import { nodeMessages } from './node-messages.ts';
import { isSameMessage } from './same-message.ts';
import { type Word, wordsOf } from './words.ts';

/** Looks up what pages quote among the messages of Strapi, of its dependencies and of the list by hand. */
export class KnownMessages {
  readonly #texts: readonly string[];
  readonly #words: readonly (readonly Word[])[];
  /** The messages that a word is in, by their numbers. */
  readonly #byWord = new Map<string, number[]>();

  constructor(texts: readonly string[]) {
    this.#texts = texts;
    this.#words = texts.map(wordsOf);
    for (const [number, words] of this.#words.entries()) {
      for (const word of new Set(words)) {
        if (word === undefined) continue;
        const own = this.#byWord.get(word);
        if (own) own.push(number);
        else this.#byWord.set(word, [number]);
      }
    }
  }

  static read(): KnownMessages {
    return new KnownMessages([
      ...knownTexts().map(({ text }) => text),
      ...dependencyTexts(),
      ...nodeMessages(),
      ...readForeignMessages(),
    ]);
  }

  /** Whether somebody says it, or one who adds what another said: `Error creating endpoint …: Handler not found`. */
  has(quoted: string): boolean {
    if (this.#hasWhole(quoted)) return true;
    const parts = quoted.split(': ');
    return parts
      .slice(1)
      .some(
        (_, at) =>
          this.#hasWhole(parts.slice(0, at + 1).join(': ')) &&
          this.has(parts.slice(at + 1).join(': ')),
      );
  }

  #hasWhole(quoted: string): boolean {
    return this.#matching(quoted).next().value !== undefined;
  }

  /** The texts that somebody who reads a quoted message can have met. */
  matching(quoted: string): string[] {
    return [...this.#matching(quoted)];
  }

  *#matching(quoted: string): Generator<string> {
    const words = wordsOf(quoted);
    for (const number of this.#sharing(words)) {
      if (isSameMessage(words, this.#words[number] ?? [])) yield this.#texts[number] ?? '';
    }
  }

  /** The messages that differ least from a quoted one, among those that share most of its words. */
  nearest(quoted: string): string[] {
    const candidates = this.#sharing(wordsOf(quoted)).slice(0, looked);
    return nearest(
      quoted,
      candidates.map((number) => this.#texts[number] ?? ''),
      offered,
    );
  }

  /** Messages that share words with a quoted one, those that share most first. */
  #sharing(words: readonly Word[]): number[] {
    const counts = new Map<number, number>();
    for (const word of new Set(words)) {
      for (const number of (word !== undefined && this.#byWord.get(word)) || [])
        counts.set(number, (counts.get(number) ?? 0) + 1);
    }
    return [...counts].sort(([, a], [, b]) => b - a).map(([number]) => number);
  }
}

/** Messages whose letters are compared, and those that a failure names. */
const looked = 40;
const offered = 3;
