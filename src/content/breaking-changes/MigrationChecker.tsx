import { type ReactNode, useEffect, useRef, useState } from 'react';
import { loadPart } from '../../browser/load-part.ts';
import { readStored, writeStored } from '../../browser/storage.ts';
import { storageKeys } from '../../browser/storage-keys.ts';
import { island } from '../../ui/crash/island.tsx';
import { LoadFailure } from '../../ui/load-failure/LoadFailure.tsx';
import { never, useLoaded } from '../../ui/use-loaded.ts';

const load = import.meta.env.SSR ? never : loadPart(() => import('./CheckResults.tsx'));

/** After the first check, a pause in typing of this many milliseconds starts the next. */
const pause = 500;

function MigrationCheckerPart({ children }: { readonly children?: ReactNode }) {
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
      writeStored(storageKeys.migrationChecker, textarea.value, 'session');
      setSource(textarea.value);
    } else textarea.value = readStored(storageKeys.migrationChecker, 'session') ?? '';
    let timer: ReturnType<typeof setTimeout>;
    const change = () => {
      writeStored(storageKeys.migrationChecker, textarea.value, 'session');
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
        <loaded.module.CheckResults source={source} field={field} />
      ) : null}
      {loaded.status === 'failed' ? (
        <LoadFailure part="The migration checker" onRetry={loaded.retry} />
      ) : null}
    </div>
  );
}

/**
 * Checks the code in the form inside. The form stays the one of the page, so that nothing that was
 * typed before this was loaded can be lost.
 */
export const MigrationChecker = island(MigrationCheckerPart, 'text');
