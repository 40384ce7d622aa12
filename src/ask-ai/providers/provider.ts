import type { Passage } from '../../retrieval/passages.ts';
import type { Question } from '../../retrieval/question.ts';
import type { Answer } from '../answer/compose.ts';
import type { OpenRequest } from '../events.ts';

/** A question and answer that came before, for providers that take the conversation along. */
export interface EarlierTurn {
  readonly question: string;
  readonly answer: string;
}

export interface AskRequest extends Question {
  readonly turns: readonly EarlierTurn[];
}

/** A passage that an answer rests on. */
export type Source = Pick<Passage, 'path' | 'slug' | 'page' | 'title'>;

/** An answer so far; each one replaces the one before. */
export type AnswerUpdate =
  | Answer
  | {
      readonly kind: 'generated';
      readonly markdown: string;
      /** What the model was given; `[1]` in the text names the first. */
      readonly sources: readonly Source[];
      /** Addresses outside the site that the sources name, and the answer may therefore link to. */
      readonly links: readonly string[];
    };

/** What answers questions. The panel knows nothing else of it. */
export interface Provider {
  readonly name: 'embedded' | 'hosted' | 'model';
  /** Says what kind of answers these are. */
  readonly label: string;
  /**
   * Called when the panel is opened. `elsewhere` means that the provider shows its own panel.
   * @throws AskError if the provider cannot be reached
   */
  readonly open: (request: OpenRequest, signal: AbortSignal) => Promise<'here' | 'elsewhere'>;
  /** @throws AskError with a message for the reader */
  readonly ask: (request: AskRequest, signal: AbortSignal) => AsyncIterable<AnswerUpdate>;
}

/** Something went wrong that the reader is told in plain words. */
export class AskError extends Error {
  override readonly name = 'AskError';
}
