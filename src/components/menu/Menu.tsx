import { type ReactNode, useId } from 'react';
import styles from './Menu.module.css';

interface Props {
  /** What the button is called. */
  readonly label: string;
  /** What the button shows. */
  readonly icon: ReactNode;
  readonly className?: string | undefined;
  /** Links, each in an `li`. */
  readonly children: ReactNode;
}

/**
 * A button with a list of links. The browser's own popover opens it, closes it on Escape and on a
 * click elsewhere, and gives the focus back; it needs no script.
 */
export function Menu({ label, icon, className, children }: Props) {
  const id = useId();
  return (
    <>
      <button type="button" className={className} popoverTarget={id} aria-label={label}>
        {icon}
      </button>
      <ul id={id} popover="auto" className={styles.menu}>
        {children}
      </ul>
    </>
  );
}
