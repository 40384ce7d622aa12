import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button/Button.tsx';
import { AnswerActions } from './AnswerActions.tsx';
import { AnswerView } from './AnswerView.tsx';
import styles from './TurnView.module.css';
import type { Turn } from './turns.ts';

interface Props {
  readonly turn: Turn;
  readonly origin: string;
  readonly onRetry: () => void;
  readonly onAnswerFromDocumentation: () => void;
}

const spoken: Readonly<Record<Turn['state'], string>> = {
  waiting: 'Looking for an answer…',
  answering: 'The answer is being written…',
  done: 'The answer is ready.',
  stopped: 'Stopped.',
  failed: '',
};

/** One question and its answer. */
export function TurnView({ turn, origin, onRetry, onAnswerFromDocumentation }: Props) {
  const { question, code, answer, state, error } = turn;
  const article = useRef<HTMLElement>(null);

  useEffect(() => {
    // Without a result: newer browsers return a promise, which React would take for a cleanup.
    article.current?.scrollIntoView({ block: 'start' });
  }, []);

  return (
    <article ref={article} className={styles.turn} aria-busy={state === 'answering'}>
      <h3 className={styles.question}>{question}</h3>
      {code ? (
        <pre className={styles.code}>
          <code>{code}</code>
        </pre>
      ) : null}
      {answer ? <AnswerView answer={answer} label={turn.label} origin={origin} /> : null}
      <p className={state === 'waiting' ? styles.waiting : 'visually-hidden'} role="status">
        {spoken[state]}
      </p>
      {state === 'stopped' ? <p className={styles.stopped}>You stopped this answer.</p> : null}
      {state === 'failed' ? (
        <div className={styles.failed} role="alert">
          <p>{error}</p>
          <p>
            <Button onClick={onRetry}>Try again</Button>
            {turn.provider === 'model' ? (
              <Button onClick={onAnswerFromDocumentation}>Answer from the documentation</Button>
            ) : null}
          </p>
        </div>
      ) : null}
      {answer && (state === 'done' || state === 'stopped') ? (
        <AnswerActions turn={turn} origin={origin} />
      ) : null}
    </article>
  );
}
