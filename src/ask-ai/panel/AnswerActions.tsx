import { Check, Copy, ThumbsDown, ThumbsUp } from 'lucide-react';
import { useEffect, useState } from 'react';
import { tell } from '../events.ts';
import styles from './AnswerActions.module.css';
import { citationsOf, copyText, type Turn } from './turns.ts';

interface Props {
  readonly turn: Turn;
  readonly origin: string;
}

/** How long the outcome of copying shows, in milliseconds. */
const confirmation = 2000;

/** What a reader can do with an answer: copy it, and say whether it helped. */
export function AnswerActions({ turn, origin }: Props) {
  const { question, provider, answer } = turn;
  const [rating, setRating] = useState<'up' | 'down'>();
  const [copied, setCopied] = useState<'yes' | 'no'>();

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(undefined), confirmation);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(copyText(turn, origin));
      setCopied('yes');
      tell('ask-ai:copied', { question, provider });
    } catch {
      setCopied('no');
    }
  };

  const rate = (given: 'up' | 'down') => {
    setRating(given);
    tell('ask-ai:feedback', { question, provider, rating: given, citations: citationsOf(answer) });
  };

  return (
    <div className={styles.actions}>
      {answer?.kind === 'unknown' ? null : (
        <button type="button" onClick={copy}>
          {copied === 'yes' ? (
            <Check size={15} aria-hidden="true" />
          ) : (
            <Copy size={15} aria-hidden="true" />
          )}
          Copy answer
        </button>
      )}
      <button type="button" aria-pressed={rating === 'up'} onClick={() => rate('up')}>
        <ThumbsUp size={15} aria-hidden="true" />
        <span className="visually-hidden">This answer was helpful</span>
      </button>
      <button type="button" aria-pressed={rating === 'down'} onClick={() => rate('down')}>
        <ThumbsDown size={15} aria-hidden="true" />
        <span className="visually-hidden">This answer wasn't helpful</span>
      </button>
      <span role="status" className={styles.said}>
        {copied === 'yes' ? 'Copied.' : null}
        {copied === 'no' ? "The browser doesn't allow copying." : null}
        {!copied && rating ? 'Thank you.' : null}
      </span>
    </div>
  );
}
