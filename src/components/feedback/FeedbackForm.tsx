import { useId, useState } from 'react';
import { type PageFeedback, tell } from '../../analytics/events.ts';
import { Button } from '../../ui/button/Button.tsx';
import styles from './FeedbackForm.module.css';
import { issueLink } from './issue-link.ts';

interface Props {
  /** What it is about; the comment is added here. */
  readonly about: PageFeedback;
  /** Label of the field. */
  readonly question: string;
  /** Address of the tracker's list of issues. */
  readonly issues: string;
  /** Whether the site counts events; otherwise the reader is led to the tracker. */
  readonly counted: boolean;
  readonly onSent: () => void;
}

/** The reader's own words about a page or a passage. */
export function FeedbackForm({ about, question, issues, counted, onSent }: Props) {
  const id = useId();
  const [comment, setComment] = useState('');
  const feedback = { ...about, comment: comment.trim() };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        tell('Page Feedback Given', feedback);
        onSent();
      }}
    >
      <label htmlFor={id}>{question}</label>
      <textarea
        id={id}
        rows={3}
        maxLength={1500}
        value={comment}
        onChange={({ target }) => setComment(target.value)}
      />
      <p className={styles.send}>
        {counted ? (
          <Button type="submit" variant="primary" disabled={feedback.comment === ''}>
            Send
          </Button>
        ) : (
          <>
            <Button
              variant="primary"
              href={issueLink(issues, feedback, location.href)}
              target="_blank"
              rel="noopener noreferrer"
              onClick={onSent}
            >
              Open an issue<span className="visually-hidden"> (new tab)</span>
            </Button>
            <span>The issue tracker opens with your words filled in. Nothing is sent before.</span>
          </>
        )}
      </p>
    </form>
  );
}
