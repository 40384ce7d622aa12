import { useReducer, useRef } from 'react';
import { tell } from '../../analytics/events.ts';
import { AskError, type Provider } from '../providers/provider.ts';
import { earlierTurns, type Turn, turnsReducer } from './turns.ts';

export interface Conversation {
  readonly turns: readonly Turn[];
  readonly busy: boolean;
  readonly ask: (question: string, code: string | undefined, provider: Provider) => Promise<void>;
  readonly stop: () => void;
  readonly clear: () => void;
}

let lastId = 0;

/** Questions and answers, one at a time; a new question or `stop` ends the answer under way. */
export function useConversation(): Conversation {
  const [turns, dispatch] = useReducer(turnsReducer, []);
  const abort = useRef<AbortController>(null);

  const stop = () => abort.current?.abort();

  const ask = async (question: string, code: string | undefined, provider: Provider) => {
    stop();
    const controller = new AbortController();
    abort.current = controller;
    lastId += 1;
    const id = lastId;
    const { name, label } = provider;
    const earlier = earlierTurns(turns);
    dispatch({
      type: 'asked',
      turn: {
        id,
        question,
        code,
        provider: name,
        label,
        answer: undefined,
        state: 'waiting',
        error: undefined,
      },
    });
    tell('AI Question Asked', { question, provider: name });
    let outcome: 'answered' | 'unknown' | 'failed' | 'stopped' = 'answered';
    try {
      const request = {
        text: question,
        code,
        from: location.pathname,
        earlier: earlier.map((turn) => turn.question),
        turns: earlier,
      };
      for await (const answer of provider.ask(request, controller.signal)) {
        if (answer.kind === 'unknown') outcome = 'unknown';
        dispatch({ type: 'updated', id, answer });
      }
      dispatch({ type: 'ended', id, state: 'done' });
    } catch (error) {
      outcome = controller.signal.aborted ? 'stopped' : 'failed';
      if (outcome === 'stopped') dispatch({ type: 'ended', id, state: 'stopped' });
      else {
        const message = error instanceof AskError ? error.message : 'Something went wrong.';
        dispatch({ type: 'ended', id, state: 'failed', error: message });
      }
    }
    tell('AI Question Answered', { question, provider: name, outcome });
  };

  const clear = () => {
    stop();
    dispatch({ type: 'cleared' });
  };

  const busy = turns.some(({ state }) => state === 'waiting' || state === 'answering');
  return { turns, busy, ask, stop, clear };
}
