import { X } from 'lucide-react';
import { Button } from '../button/Button.tsx';
import styles from './DialogHead.module.css';

interface Props {
  /** Of the heading, which names the dialog. */
  readonly id: string;
  readonly title: string;
  readonly onClose: () => void;
}

/** The title of a dialog, and the button that closes it. */
export function DialogHead({ id, title, onClose }: Props) {
  return (
    <header className={styles.head}>
      <h2 id={id}>{title}</h2>
      <Button variant="quiet" icon aria-label="Close" onClick={onClose}>
        <X size={20} aria-hidden="true" />
      </Button>
    </header>
  );
}
