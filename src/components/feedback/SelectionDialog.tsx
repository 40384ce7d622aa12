import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { DialogHead } from '../../ui/dialog/DialogHead.tsx';
import { FeedbackForm, type FeedbackTarget } from './FeedbackForm.tsx';
import type { Passage } from './passage.ts';
import styles from './SelectionDialog.module.css';

interface Props extends FeedbackTarget {
  readonly passage: Passage;
  readonly onClose: () => void;
}

/** Asks what there is to say about a passage that the reader selected. */
export function SelectionDialog({ passage, onClose, ...target }: Props) {
  return (
    <Dialog open className={styles.dialog} aria-labelledby="feedback-title" onClose={onClose}>
      <div className={styles.inner}>
        <DialogHead id="feedback-title" title="Feedback on this text" onClose={onClose} />
        <blockquote className={styles.quote}>{passage.quote}</blockquote>
        <FeedbackForm
          about={{ about: 'selection', ...passage, comment: '' }}
          question="What should be different?"
          {...target}
          onSent={onClose}
        />
      </div>
    </Dialog>
  );
}
