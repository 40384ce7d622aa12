import { Check, Copy, ThumbsDown, ThumbsUp } from 'lucide-react';
import { useState } from 'react';
import { tell } from '../../analytics/events.ts';
import { Button } from '../../ui/button/Button.tsx';
import { copyRejected, useCopied } from '../../ui/use-copied.ts';
import styles from './AnswerActions.module.css';
import { citationsOf, copyText, type Turn } from './turns.ts';

interface Props {
  readonly turn: Turn;
  readonly origin: string;
}

/** What a reader can do with an answer: copy it, and say whether it helped. */
export function AnswerActions({ turn, origin }: Props) {
  const { question, provider, answer } = turn;
  const [rating, setRating] = useState<'up' | 'down'>();
  const [copied, copyAnswer] = useCopied();

  const copy = async () => {
    const outcome = await copyAnswer('text', copyText(turn, origin));
    if (outcome === 'copied') tell('AI Answer Copied', { question, provider });
  };

  const rate = (given: 'up' | 'down') => {
    setRating(given);
    tell('AI Answer Rated', { question, provider, rating: given, citations: citationsOf(answer) });
  };

  return (
    <div className={styles.actions}>
      {answer?.kind === 'unknown' ? null : (
        <Button size="small" onClick={copy}>
          {copied?.outcome === 'copied' ? (
            <Check size={15} aria-hidden="true" />
          ) : (
            <Copy size={15} aria-hidden="true" />
          )}
          Copy answer
        </Button>
      )}
      <Button size="small" icon aria-pressed={rating === 'up'} onClick={() => rate('up')}>
        <ThumbsUp size={15} aria-hidden="true" />
        <span className="visually-hidden">This answer was helpful</span>
      </Button>
      <Button size="small" icon aria-pressed={rating === 'down'} onClick={() => rate('down')}>
        <ThumbsDown size={15} aria-hidden="true" />
        <span className="visually-hidden">This answer wasn't helpful</span>
      </Button>
      <span role="status" className={styles.said}>
        {copied?.outcome === 'copied' ? 'Copied.' : null}
        {copied?.outcome === 'rejected' ? copyRejected : null}
        {!copied && rating ? 'Thank you.' : null}
      </span>
    </div>
  );
}
