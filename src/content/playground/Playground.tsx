import type { ReactNode } from 'react';
import { loadPart } from '../../browser/load-part.ts';
import type { PlaygroundProps } from '../../document/page-content.ts';
import { island } from '../../ui/crash/island.tsx';
import { LoadFailure } from '../../ui/load-failure/LoadFailure.tsx';
import { never, useLoaded } from '../../ui/use-loaded.ts';
import styles from './Playground.module.css';

interface Props extends PlaygroundProps {
  /** The highlighted code, for readers without JavaScript and until the editor has come. */
  readonly children?: ReactNode;
}

const load = import.meta.env.SSR ? never : loadPart(() => import('./PlaygroundEditor.tsx'));

function PlaygroundPart({ code, title, children }: Props) {
  const loaded = useLoaded(load);
  if (loaded.status === 'loaded') {
    return <loaded.module.PlaygroundEditor code={code} title={title} />;
  }
  if (loaded.status === 'failed') {
    return (
      <>
        {children}
        <LoadFailure part="The editor of this code" onRetry={loaded.retry} />
      </>
    );
  }
  return (
    <div className={styles.playground}>
      {children}
      <div className={styles.reserved} />
    </div>
  );
}

/** Code that readers can change, with what it shows below. */
export const Playground = island(PlaygroundPart, 'text');
