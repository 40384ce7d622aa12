import { ArrowUp, Square, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { inputMethodTakes } from '../../browser/input-method.ts';
import { Button } from '../../ui/button/Button.tsx';
import { longestQuestion } from '../events.ts';
import styles from './QuestionForm.module.css';

interface Props {
  readonly code: string | undefined;
  readonly text: string;
  readonly followUp: boolean;
  readonly busy: boolean;
  readonly disabled: boolean;
  readonly onWrite: (text: string) => void;
  readonly onAsk: (question: string) => void;
  readonly onStop: () => void;
  readonly onDropCode: () => void;
}

/** Where a reader writes. Enter asks, Shift and Enter begin a new line. */
export function QuestionForm(props: Props) {
  const { text } = props;
  const tooLong = text.length > longestQuestion;
  const incomplete = props.disabled || tooLong || text.trim() === '';
  const field = useRef<HTMLTextAreaElement>(null);

  // A reader opens the panel in order to write here.
  useEffect(() => {
    field.current?.focus();
  }, []);

  const submit = () => {
    if (incomplete || props.busy) return;
    props.onAsk(text.trim());
    field.current?.focus();
  };

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {props.code ? (
        <div className={styles.code}>
          <pre>
            <code>{props.code}</code>
          </pre>
          <Button
            variant="quiet"
            size="small"
            icon
            aria-label="Ask without this code"
            onClick={props.onDropCode}
          >
            <X size={15} aria-hidden="true" />
          </Button>
        </div>
      ) : null}
      <div className={styles.row}>
        <label htmlFor="ask-ai-question" className="visually-hidden">
          Your question
        </label>
        <textarea
          id="ask-ai-question"
          ref={field}
          rows={2}
          aria-invalid={tooLong}
          value={text}
          placeholder={props.followUp ? 'Ask a follow-up question…' : 'Ask a question…'}
          onChange={(event) => props.onWrite(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || inputMethodTakes(event)) return;
            event.preventDefault();
            submit();
          }}
        />
        {props.busy ? (
          <Button variant="primary" icon onClick={props.onStop} aria-label="Stop">
            <Square size={16} aria-hidden="true" />
          </Button>
        ) : (
          <Button type="submit" variant="primary" icon aria-label="Ask" disabled={incomplete}>
            <ArrowUp size={18} aria-hidden="true" />
          </Button>
        )}
      </div>
      {!tooLong && text.length > longestQuestion - 200 ? (
        <p className={styles.count}>
          {text.length} of {longestQuestion} characters
        </p>
      ) : null}
      {tooLong ? (
        <p className={styles.tooLong} role="alert">
          Your question is too long: {text.length} characters, of {longestQuestion} at most.
        </p>
      ) : null}
    </form>
  );
}
