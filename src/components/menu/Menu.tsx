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
  /** It also opens when a mouse is over it; see `open-on-hover.ts`. */
  readonly opensOnHover?: boolean;
}

/**
 * A button with a list of links. The browser's own popover opens it, closes it on Escape and on a
 * click elsewhere, and gives the focus back; it needs no script.
 */
export function Menu({ label, icon, className, children, opensOnHover }: Props) {
  const id = useId();
  const menu = (
    <>
      <button type="button" className={className} popoverTarget={id} aria-label={label}>
        {icon}
      </button>
      <ul id={id} popover="auto" className={styles.menu}>
        {children}
      </ul>
    </>
  );
  return opensOnHover ? <div data-opens-on-hover>{menu}</div> : menu;
}
