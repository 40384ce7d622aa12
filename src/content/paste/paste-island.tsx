import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { readStored, writeStored } from '../../browser/storage.ts';
import type { StorageKey } from '../../browser/storage-keys.ts';
import { island } from '../../ui/crash/island.tsx';
import { LoadFailure } from '../../ui/load-failure/LoadFailure.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';

/** What came of a paste. */
export interface PasteResultsProps {
  /** What to check; `undefined` until the reader asks for it. */
  readonly source: string | undefined;
  /** The field that the source is in, to show places in it. */
  readonly field: HTMLTextAreaElement;
}

interface PasteOptions {
  /** Keeps the paste for the session. */
  readonly storageKey: StorageKey;
  /** What it's called where it can't be loaded, such as `The migration checker`. */
  readonly part: string;
  /** Loads what shows the results, once; see `useLoaded`. */
  readonly load: () => Promise<{ readonly Results: ComponentType<PasteResultsProps> }>;
}

/** After the first check, a pause in typing of this many milliseconds starts the next. */
const pause = 500;

/**
 * An island that checks what is in the form inside. The form stays the one of the page, so that nothing
 * that was typed before this was loaded can be lost.
 */
export function pasteIsland({ storageKey, part, load }: PasteOptions) {
  function Part({ children }: { readonly children?: ReactNode }) {
    const around = useRef<HTMLDivElement>(null);
    const [field, setField] = useState<HTMLTextAreaElement>();
    const [source, setSource] = useState<string>();
    const loaded = useLoaded(load);

    useEffect(() => {
      const textarea = around.current?.querySelector('textarea');
      if (!textarea) return;
      setField(textarea);
      // What was typed while this was on its way is kept, too, and the keys that ask for a check may
      // have been pressed before this was there to hear them.
      if (textarea.value !== '') {
        writeStored(storageKey, textarea.value, 'session');
        setSource(textarea.value);
      } else textarea.value = readStored(storageKey, 'session') ?? '';
      let timer: ReturnType<typeof setTimeout>;
      const change = () => {
        writeStored(storageKey, textarea.value, 'session');
        clearTimeout(timer);
        timer = setTimeout(
          () => setSource((before) => (before === undefined ? before : textarea.value)),
          pause,
        );
      };
      textarea.addEventListener('input', change);
      return () => {
        clearTimeout(timer);
        textarea.removeEventListener('input', change);
      };
    }, []);

    const check = () => setSource(around.current?.querySelector('textarea')?.value ?? '');
    const isInside = (target: EventTarget, selector: string) =>
      target instanceof Element && target.closest(`form ${selector}`) !== null;

    // React itself listens here, since it doesn't lose a click that comes before it is ready.
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: the button and the field inside are operated
      <div
        ref={around}
        onClick={({ target }) => {
          if (isInside(target, 'button')) check();
        }}
        onKeyDown={({ target, key, ctrlKey, metaKey }) => {
          if (key === 'Enter' && (ctrlKey || metaKey) && isInside(target, 'textarea')) check();
        }}
      >
        {children}
        {loaded.status === 'loaded' && field ? (
          <loaded.module.Results source={source} field={field} />
        ) : null}
        {loaded.status === 'failed' ? <LoadFailure part={part} onRetry={loaded.retry} /> : null}
      </div>
    );
  }
  return island(Part, 'text');
}
