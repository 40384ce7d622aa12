import { type ComponentType, type KeyboardEvent, useEffect, useState } from 'react';
import { SpriteIcon } from '../../components/icon/SpriteIcon.tsx';
import { never } from '../../content/island/use-loaded.ts';
import styles from './SearchBox.module.css';
import type { SearchDialogProps } from './SearchDialog.tsx';
import type { SearchOptions } from './search-options.ts';

interface Props {
  readonly options: SearchOptions;
  /** A keyboard shortcut to show, where the site has one. */
  readonly hotkey?: string | undefined;
}

// While pages are rendered nothing is loaded: the page would carry the styles of the dialog.
const loadDialog = import.meta.env.SSR ? never : () => import('./SearchDialog.tsx');

/** The search box of the page: a button that looks like one and opens the dialog. */
export function SearchBox({ options, hotkey }: Props) {
  const [open, setOpen] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps>>();
  const [typedAhead, setTypedAhead] = useState('');

  // The island wakes at the first touch; the dialog is likely wanted next.
  useEffect(() => {
    void loadDialog().then(({ SearchDialog }) => setDialog(() => SearchDialog));
  }, []);

  const typeAhead = (event: KeyboardEvent) => {
    // Until the dialog is there, what is typed is kept for it.
    if (!open || event.ctrlKey || event.metaKey || event.key.length !== 1) return;
    event.preventDefault();
    setTypedAhead((typed) => typed + event.key);
  };

  return (
    <>
      <button
        type="button"
        className={styles.box}
        data-search-box=""
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        onKeyDown={typeAhead}
      >
        <SpriteIcon name="search" size={16} />
        <span className={styles.text}>Search documentation...</span>
        {hotkey ? (
          <span className={styles.hotkey} aria-hidden="true">
            {hotkey}
          </span>
        ) : null}
      </button>
      {open && Dialog ? (
        <Dialog
          options={options}
          initialQuery={typedAhead}
          onClose={() => {
            setOpen(false);
            setTypedAhead('');
          }}
        />
      ) : null}
    </>
  );
}
