import { type ComponentType, useEffect, useRef, useState } from 'react';
import { loadPart } from '../../browser/load-part.ts';
import { island } from '../../ui/crash/island.tsx';
import { SpriteIcon } from '../../ui/icon/SpriteIcon.tsx';
import { LoadFailure } from '../../ui/load-failure/LoadFailure.tsx';
import { never } from '../../ui/use-loaded.ts';
import styles from './SearchBox.module.css';
import type { SearchDialogProps } from './SearchDialog.tsx';
import type { SearchOptions } from './search-options.ts';
import { isWaiting, stopTyping, takeTyped } from './type-ahead.ts';

interface Props {
  readonly options: SearchOptions;
  /** A keyboard shortcut to show, where the site has one. */
  readonly hotkey?: string | undefined;
}

type State =
  | { readonly status: 'closed' }
  | { readonly status: 'failed' }
  | { readonly status: 'open'; readonly Dialog: ComponentType<SearchDialogProps> };

// While pages are rendered nothing is loaded: the page would carry the styles of the dialog.
const loadDialog = import.meta.env.SSR ? never : loadPart(() => import('./SearchDialog.tsx'));

function SearchBoxPart({ options, hotkey }: Props) {
  const box = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<State>({ status: 'closed' });

  // The island wakes at the first touch; the dialog is likely wanted next.
  useEffect(() => {
    // Where it fails, the click tries again and tells.
    loadDialog().catch(() => undefined);
  }, []);

  const open = async () => {
    const button = box.current;
    if (!button || state.status === 'open') return;
    button.dataset.waiting = '';
    setState({ status: 'closed' });
    try {
      const { SearchDialog } = await loadDialog();
      if (isWaiting(button)) setState({ status: 'open', Dialog: SearchDialog });
    } catch {
      stopTyping(button);
      setState({ status: 'failed' });
    }
  };

  return (
    <div className={styles.slot}>
      <button
        ref={box}
        type="button"
        className={styles.box}
        data-search-box=""
        aria-haspopup="dialog"
        onClick={open}
      >
        <SpriteIcon name="search" size={16} />
        <span className={styles.text}>Search documentation...</span>
        {hotkey ? (
          <span className={styles.hotkey} aria-hidden="true">
            {hotkey}
          </span>
        ) : null}
      </button>
      {state.status === 'failed' ? <LoadFailure part="The search" floating onRetry={open} /> : null}
      {state.status === 'open' ? (
        <state.Dialog
          options={options}
          takeTyped={() => (box.current ? takeTyped(box.current) : undefined)}
          onClose={() => setState({ status: 'closed' })}
        />
      ) : null}
    </div>
  );
}

/**
 * The search box of the page: a button that looks like one and opens the dialog. What is typed until
 * the dialog is there is kept for it; see `type-ahead.ts`.
 */
export const SearchBox = island(SearchBoxPart, 'header');
