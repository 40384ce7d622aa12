import { plainText } from '../answer/plain-text.ts';
import type { AnswerUpdate, EarlierTurn } from '../providers/provider.ts';

/** A question with its answer so far. */
export interface Turn {
  readonly id: number;
  readonly question: string;
  readonly code: string | undefined;
  /** Who answers, for the label and for events. */
  readonly provider: string;
  readonly label: string;
  readonly answer: AnswerUpdate | undefined;
  readonly state: 'waiting' | 'answering' | 'done' | 'stopped' | 'failed';
  /** Why it failed, in words for the reader. */
  readonly error: string | undefined;
}

export type TurnAction =
  | { readonly type: 'asked'; readonly turn: Turn }
  | { readonly type: 'updated'; readonly id: number; readonly answer: AnswerUpdate }
  | {
      readonly type: 'ended';
      readonly id: number;
      readonly state: Turn['state'];
      readonly error?: string;
    }
  | { readonly type: 'cleared' };

export function turnsReducer(turns: readonly Turn[], action: TurnAction): readonly Turn[] {
  switch (action.type) {
    case 'asked':
      // Asking once more what failed takes the place of the failure.
      return [
        ...turns.filter(
          ({ state, question }) => state !== 'failed' || question !== action.turn.question,
        ),
        action.turn,
      ];
    case 'updated':
      return turns.map((turn) =>
        turn.id === action.id ? { ...turn, answer: action.answer, state: 'answering' } : turn,
      );
    case 'ended':
      return turns.map((turn) =>
        turn.id === action.id ? { ...turn, state: action.state, error: action.error } : turn,
      );
    case 'cleared':
      return [];
  }
}

/** The conversation as a provider takes it along. */
export function earlierTurns(turns: readonly Turn[]): EarlierTurn[] {
  return turns.flatMap(({ question, answer }) =>
    answer && answer.kind !== 'unknown' ? [{ question, answer: answerText(answer) }] : [],
  );
}

/** Where an answer comes from: paths with their anchors, each once. */
export function citationsOf(answer: AnswerUpdate | undefined): string[] {
  if (!answer || answer.kind === 'unknown') return [];
  const places = answer.kind === 'excerpts' ? answer.excerpts : answer.sources;
  return [...new Set(places.map(({ path, slug }) => (slug ? `${path}#${slug}` : path)))];
}

function answerText(answer: AnswerUpdate): string {
  if (answer.kind === 'generated') return answer.markdown;
  if (answer.kind === 'unknown') return '';
  return answer.excerpts.map(({ markdown }) => plainText(markdown)).join('\n\n');
}

/** An answer for the clipboard: Markdown with the addresses that it comes from. */
export function copyText({ question, answer }: Turn, origin: string): string {
  if (!answer) return '';
  const text =
    answer.kind === 'excerpts'
      ? answer.excerpts.map(({ markdown }) => markdown).join('\n\n')
      : answer.kind === 'generated'
        ? answer.markdown
        : '';
  const sources = citationsOf(answer).map((path, index) => `[${index + 1}] ${origin}${path}`);
  return `${question}\n\n${text}\n\n${sources.join('\n')}\n`;
}
