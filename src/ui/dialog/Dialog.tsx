import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import styles from './Dialog.module.css';

type Props = Omit<ComponentProps<'dialog'>, 'ref' | 'open' | 'onClose'> & {
  readonly open: boolean;
  /** Escape, a click next to the dialog, or the browser closed it. */
  readonly onClose: () => void;
} & ({ readonly 'aria-label': string } | { readonly 'aria-labelledby': string });

/**
 * A modal dialog, the browser's own: it keeps the focus inside, closes on Escape and gives the focus
 * back to where it was. A click next to it closes it, too.
 */
export function Dialog({ open, onClose, onClick, className, children, ...props }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open) return;
    element?.showModal();
    // Closing it before it goes gives the focus back.
    return () => element?.close();
  }, [open]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: for the keyboard there is Escape
    <dialog
      {...props}
      ref={dialog}
      className={[styles.dialog, className].filter(Boolean).join(' ')}
      onClose={onClose}
      onClick={(event) => {
        onClick?.(event);
        // A click on the dialog itself is one next to what it holds.
        if (event.target === event.currentTarget) onClose();
      }}
    >
      {children}
    </dialog>
  );
}
