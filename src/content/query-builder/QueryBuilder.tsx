import type { ReactNode } from 'react';
import { loadPart } from '../../browser/load-part.ts';
import { LoadFailure } from '../../components/load-failure/LoadFailure.tsx';
import { never, useLoaded } from '../island/use-loaded.ts';
import styles from './QueryBuilder.module.css';

const load = import.meta.env.SSR ? never : loadPart(() => import('./Workbench.tsx'));

/** Makes the address of a REST request from a form or from code. */
export function QueryBuilder({ children }: { readonly children?: ReactNode }) {
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
