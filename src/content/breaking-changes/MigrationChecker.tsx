import { type ReactNode, useEffect, useRef, useState } from 'react';
import { loadPart } from '../../browser/load-part.ts';
import { readStored, writeStored } from '../../browser/storage.ts';
import { LoadFailure } from '../../components/load-failure/LoadFailure.tsx';
import { never, useLoaded } from '../island/use-loaded.ts';

const load = import.meta.env.SSR ? never : loadPart(() => import('./CheckResults.tsx'));

/** Under this name the tab keeps what was pasted, until it is closed. */
export const draftKey = 'migration-checker';

/** After the first check, a pause in typing of this many milliseconds starts the next. */
const pause = 500;

/**
 * Checks the code in the form inside. The form stays the one of the page, so that nothing that was
 * typed before this was loaded can be lost.
 */
export function MigrationChecker({ children }: { readonly children?: ReactNode }) {
  const around = useRef<HTMLDivElement>(null);
  const [field, setField] = useState<HTMLTextAreaElement>();
  const [source, setSource] = useState<string>();
  const loaded = useLoaded(load);

  useEffect(() => {
    const textarea = around.current?.querySelector('textarea');
    const button = around.current?.querySelector('button');
    if (!textarea || !button) return;
    setField(textarea);
    if (textarea.value === '') textarea.value = readStored(draftKey, 'session') ?? '';
    const check = () => setSource(textarea.value);
    const byKey = (event: KeyboardEvent) => {
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) check();
    };
    let timer: ReturnType<typeof setTimeout>;
    const change = () => {
      writeStored(draftKey, textarea.value, 'session');
      clearTimeout(timer);
      timer = setTimeout(
        () => setSource((before) => (before === undefined ? before : textarea.value)),
        pause,
      );
    };
    button.addEventListener('click', check);
    textarea.addEventListener('keydown', byKey);
    textarea.addEventListener('input', change);
    return () => {
      clearTimeout(timer);
      button.removeEventListener('click', check);
      textarea.removeEventListener('keydown', byKey);
      textarea.removeEventListener('input', change);
    };
  }, []);

  return (
    <div ref={around}>
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
