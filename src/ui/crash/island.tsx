import { type ComponentType, useEffect, useState } from 'react';
import { loadPart } from '../../browser/load-part.ts';
import { never } from '../use-loaded.ts';
import { CrashBoundary } from './CrashBoundary.tsx';
import type { CrashNoticeProps } from './CrashNotice.tsx';

// While pages are rendered nothing is loaded: every page would carry the styles of the notice.
const load = import.meta.env.SSR ? never : loadPart(() => import('./CrashNotice.tsx'));

/**
 * An island in its own boundary: if it crashes, what is left of the page works on
 * (SPECIFICATION.md S8).
 * @param place `header` for what is in the header, where a notice has no room
 */
export function island<Props extends object>(
  Part: ComponentType<Props>,
  place: 'header' | 'text',
): ComponentType<Props> {
  const Notice = (props: CrashNoticeProps) => (
    <LazyNotice {...props} floating={place === 'header'} />
  );
  return function Island(props: Props) {
    return (
      <CrashBoundary Notice={Notice}>
        <Part {...props} />
      </CrashBoundary>
    );
  };
}

/** The notice comes when it is needed; until then, and without it, its plain words show. */
function LazyNotice(props: CrashNoticeProps) {
  const [Notice, setNotice] = useState<ComponentType<CrashNoticeProps>>();
  useEffect(() => {
    load().then(
      ({ CrashNotice }) => setNotice(() => CrashNotice),
      () => undefined,
    );
  }, []);
  if (Notice) return <Notice {...props} />;
  return (
    <div role="alert">
      This part of the page crashed.{' '}
      <button type="button" onClick={props.onRetry}>
        Try again
      </button>
    </div>
  );
}
