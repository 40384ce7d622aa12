import { type ReactNode, useId, useState } from 'react';
import { Button } from '../button/Button.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { DialogHead } from '../dialog/DialogHead.tsx';
import styles from './ChoiceDialog.module.css';

interface Props {
  readonly title: string;
  /** What the choice is for. */
  readonly children: ReactNode;
  /** The name of the field. */
  readonly label: string;
  /** What was chosen before. */
  readonly known: string | undefined;
  /** The name of the button. */
  readonly submit: string;
  /** @returns what is wrong with the text, in a sentence; nothing once the choice is made */
  readonly onChoose: (text: string) => Promise<string | undefined> | string | undefined;
  readonly onForget: () => void;
  readonly onClose: () => void;
}

/** Asks for something that the reader has, and that the site then remembers. */
export function ChoiceDialog(props: Props) {
  const { title, children, label, known, submit, onChoose, onForget, onClose } = props;
  const id = useId();
  const [problem, setProblem] = useState<string>();
  return (
    <Dialog open className={styles.dialog} aria-labelledby={`${id}title`} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={async (event) => {
          event.preventDefault();
          const found = await onChoose(String(new FormData(event.currentTarget).get('choice')));
          setProblem(found);
          if (found === undefined) onClose();
        }}
      >
        <DialogHead id={`${id}title`} title={title} onClose={onClose} />
        {children}
        <label htmlFor={`${id}field`}>{label}</label>
        <input
          id={`${id}field`}
          name="choice"
          className={styles.field}
          defaultValue={known}
          autoComplete="off"
          spellCheck={false}
          aria-invalid={problem !== undefined}
          aria-describedby={`${id}problem`}
          onChange={() => setProblem(undefined)}
        />
        <p id={`${id}problem`} className={styles.problem} role="status">
          {problem}
        </p>
        <div className={styles.actions}>
          <Button type="submit" variant="primary">
            {submit}
          </Button>
          {known ? (
            <Button
              onClick={() => {
                onForget();
                onClose();
              }}
            >
              Forget {known}
            </Button>
          ) : null}
        </div>
      </form>
    </Dialog>
  );
}

/** What a reader is told whose browser forbids storage. */
export const notStored =
  "Your browser doesn't let this site store anything, so it can't keep your choice.";
