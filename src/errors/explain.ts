import { type ErrorIndex, errorIndexFile, explanationsFile } from './error-index.ts';
import type { Explanation } from './explanations.ts';
import { type MessagePattern, patternOf } from './message-pattern.ts';
import { nearestMessages } from './nearest-messages.ts';
import { type Recognized, recognize } from './recognize.ts';

/** Loads a file of the site by its path, as JSON. @throws if it can't be had */
type LoadFile = (path: string) => Promise<unknown>;

/** An explanation with its page. */
export interface ExplainedOn extends Explanation {
  readonly path: string;
  /** Title of the page. */
  readonly page: string;
}

/** A message that was found in a paste, with what pages say of it. */
export interface ExplainedMessage {
  readonly parts: Recognized['parts'];
  /** How many of its words are the same everywhere. */
  readonly words: number;
  readonly explanations: readonly ExplainedOn[];
}

export interface ErrorList {
  /** What a paste has that a page explains, the first cause first: nothing if no page does. */
  readonly explain: (paste: string) => Promise<ExplainedMessage[]>;
  /** Messages that share rare words with a paste of which nothing was recognized, the nearest first. */
  readonly nearest: (paste: string) => Promise<ExplainedOn[]>;
}

/** Opens the list of messages. @throws if a file can't be had */
export async function openErrorList(load: LoadFile): Promise<ErrorList> {
  // Written by our own build.
  const { version, pages, messages } = (await load(errorIndexFile)) as ErrorIndex;
  const entries = messages.flatMap(([message, page, explanation]) => {
    const pattern = patternOf(message);
    return pattern ? [{ pattern, page, explanation }] : [];
  });
  const patterns: readonly MessagePattern[] = entries.map(({ pattern }) => pattern);

  const explanationAt = async (number: number): Promise<ExplainedOn[]> => {
    const entry = entries[number];
    const place = entry && pages[entry.page];
    if (!place) return [];
    const ofPage = (await load(explanationsFile(version, entry.page))) as readonly Explanation[];
    const explanation = ofPage[entry.explanation];
    return explanation ? [{ ...explanation, path: place.path, page: place.title }] : [];
  };
  const explanationsAt = async (numbers: readonly number[]): Promise<ExplainedOn[]> =>
    (await Promise.all(numbers.map(explanationAt))).flat();

  return {
    explain: async (paste) =>
      Promise.all(
        recognize(paste, patterns).map(async ({ patterns: numbers, parts, words }) => ({
          parts,
          words,
          explanations: await explanationsAt(numbers),
        })),
      ),
    nearest: async (paste) => explanationsAt(nearestMessages(paste, patterns)),
  };
}
