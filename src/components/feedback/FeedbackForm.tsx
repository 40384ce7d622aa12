import { useId, useState } from 'react';
import { type PageFeedback, tell } from '../../analytics/events.ts';
import { Button } from '../../ui/button/Button.tsx';
import styles from './FeedbackForm.module.css';
import { issueLink } from './issue-link.ts';

/** Where feedback goes. */
export interface FeedbackTarget {
  /** Address of the tracker's list of issues. */
  readonly issues: string;
  /** Whether the site counts events; otherwise the reader is led to the tracker. */
  readonly counted: boolean;
}

interface Props extends FeedbackTarget {
  /** What it is about; the comment is added here. */
  readonly about: PageFeedback;
  /** Label of the field. */
  readonly question: string;
  readonly onSent: () => void;
}

/** What isn't sent yet, by what it is about and the page: no form that goes takes it away. */
const drafts = new Map<string, string>();

/** The reader's own words about a page or a passage. */
export function FeedbackForm({ about, question, issues, counted, onSent }: Props) {
  const id = useId();
  const place = `${about.about} ${about.path}`;
  const [comment, setComment] = useState(drafts.get(place) ?? '');
  const feedback = { ...about, comment: comment.trim() };
  const sent = () => {
    drafts.delete(place);
    onSent();
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        tell('Page Feedback Given', feedback);
        sent();
      }}
    >
      <label htmlFor={id}>{question}</label>
      <textarea
        id={id}
        rows={3}
        maxLength={1500}
        value={comment}
        onChange={({ target }) => {
          drafts.set(place, target.value);
          setComment(target.value);
        }}
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
              onClick={sent}
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
