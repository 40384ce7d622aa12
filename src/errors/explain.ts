import {
  catalogFile,
  type ErrorIndex,
  errorIndexFile,
  explanationsFile,
  type Origin,
} from './error-index.ts';
import type { Explanation } from './explanations.ts';
import type { MessageData } from './message-data.ts';
import { type MessagePattern, patternOf } from './message-pattern.ts';
import { nearestMessages } from './nearest-messages.ts';
import { isOtherSoftware } from './other-software.ts';
import { longestPaste, type Recognized, recognize } from './recognize.ts';
import { tokensOf } from './tokens.ts';

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
  /** Who says it, if it's Strapi itself. */
  readonly origin: Origin | undefined;
  readonly explanations: readonly ExplainedOn[];
}

/** A message of Strapi that no page explains. */
export interface UnexplainedMessage {
  readonly parts: Recognized['parts'];
  readonly origin: Origin;
}

export interface ErrorList {
  readonly version: string;
  /** What a paste has that a page explains, the first cause first: nothing if no page does. */
  readonly explain: (paste: string) => Promise<ExplainedMessage[]>;
  /** What a paste has of Strapi's other messages, the first cause first. */
  readonly unexplained: (paste: string) => Promise<UnexplainedMessage[]>;
  /** Messages that share rare words with a paste of which nothing was recognized, the nearest first. */
  readonly nearest: (paste: string) => Promise<ExplainedOn[]>;
  /** An explanation by the numbers of its page and row. */
  readonly explanationAt: (page: number, row: number) => Promise<ExplainedOn | undefined>;
}

/** Messages with fewer words that never change may be of any software. */
const tellingWords = 5;

/** Opens the list of messages. @throws if a file can't be had */
export async function openErrorList(load: LoadFile): Promise<ErrorList> {
  // Written by our own build.
  const { version, pages, messages, origins } = (await load(errorIndexFile)) as ErrorIndex;
  const entries = messages.flatMap(([message, page, explanation, origin]) => {
    const pattern = patternOf(message);
    return pattern ? [{ pattern, page, explanation, origin: origins[origin ?? -1] }] : [];
  });
  const patterns: readonly MessagePattern[] = entries.map(({ pattern }) => pattern);

  const explanationAt: ErrorList['explanationAt'] = async (page, row) => {
    const place = pages[page];
    if (!place) return undefined;
    const ofPage = (await load(explanationsFile(version, page))) as readonly Explanation[];
    const explanation = ofPage[row];
    return explanation && { ...explanation, path: place.path, page: place.title };
  };
  const rowOf = (number: number): string =>
    `${entries[number]?.page} ${entries[number]?.explanation}`;
  /** The rows of messages, each once: several messages of a row can be in the same place. */
  const explanationsAt = async (numbers: readonly number[]): Promise<ExplainedOn[]> => {
    const rows = [...Map.groupBy(numbers, rowOf).values()];
    const found = await Promise.all(
      rows.map(([number = -1]) => {
        const { page = -1, explanation = -1 } = entries[number] ?? {};
        return explanationAt(page, explanation);
      }),
    );
    return found.flatMap((explanation) => explanation ?? []);
  };

  return {
    version,
    explanationAt,
    explain: async (paste) => {
      const text = paste.slice(0, longestPaste);
      if (isOtherSoftware(text)) return [];
      const isNear = nearTo(text);
      const found = await Promise.all(
        recognize(text, patterns).map(async ({ patterns: numbers, parts, words }) => ({
          parts,
          words,
          origin: entries[numbers[0] ?? -1]?.origin,
          explanations: (await explanationsAt(numbers)).sort((a, b) => isNear(b) - isNear(a)),
        })),
      );
      return withoutRepeats(found);
    },
    unexplained: async (paste) => {
      const all = (await load(catalogFile)) as MessageData['messages'];
      const known = all.flatMap(([text, ...origin]) => {
        const pattern = patternOf(text);
        return pattern && pattern.words >= tellingWords ? [{ pattern, origin }] : [];
      });
      const found = recognize(
        paste,
        known.map(({ pattern }) => pattern),
      );
      return found.flatMap(({ patterns: [number = -1], parts }) => {
        const message = known[number];
        return message ? [{ parts, origin: message.origin }] : [];
      });
    },
    nearest: async (paste) =>
      isOtherSoftware(paste.slice(0, longestPaste))
        ? []
        : explanationsAt(nearestMessages(paste, patterns)),
  };
}

/** A paste can have several messages of one row, which is shown with the first of them. */
function withoutRepeats(messages: readonly ExplainedMessage[]): ExplainedMessage[] {
  const shown = new Set<string>();
  return messages.flatMap((message) => {
    const explanations = message.explanations.filter(({ path, symptom }) => {
      const row = `${path} ${symptom}`;
      return !shown.has(row) && shown.add(row);
    });
    return explanations.length > 0 ? [{ ...message, explanations }] : [];
  });
}

/** A word that says what a page is about, or a port. */
const topic = /^(?:.{5,}|\d{3,4})$/;

/** How much else of a paste, such as `GraphQL`, the page of an explanation is about. */
function nearTo(paste: string): (explanation: ExplainedOn) => number {
  const pasted = new Set(tokensOf(paste).map(({ word }) => word));
  return ({ path, page, title, symptom }) =>
    new Set(
      tokensOf(`${path.replaceAll('/', ' ')} ${page} ${title} ${symptom}`)
        .map(({ word }) => word)
        .filter((word) => topic.test(word) && pasted.has(word)),
    ).size;
}
