import type { ReactNode } from 'react';
import { loadPart } from '../../browser/load-part.ts';
import { island } from '../../ui/crash/island.tsx';
import { LoadFailure } from '../../ui/load-failure/LoadFailure.tsx';
import { never, useLoaded } from '../../ui/use-loaded.ts';
import styles from './QueryBuilder.module.css';

const load = import.meta.env.SSR ? never : loadPart(() => import('./Workbench.tsx'));

function QueryBuilderPart({ children }: { readonly children?: ReactNode }) {
  const loaded = useLoaded(load);
  if (loaded.status === 'loaded') return <loaded.module.Workbench />;
  if (loaded.status === 'failed') {
    return (
      <>
        {children}
        <LoadFailure part="The query builder" onRetry={loaded.retry} />
      </>
    );
  }
  return (
    <div className={styles.around}>
      <div className={styles.expected}>
        <div>{children}</div>
      </div>
    </div>
  );
}

/** Makes the address of a REST request from a form or from code. */
export const QueryBuilder = island(QueryBuilderPart, 'text');
