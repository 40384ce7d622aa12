import type { ReactNode } from 'react';
import { never, useLoaded } from '../island/use-loaded.ts';
import styles from './QueryBuilder.module.css';

const load = import.meta.env.SSR ? never : () => import('./Workbench.tsx');

/** Makes the address of a REST request from a form or from code. */
export function QueryBuilder({ children }: { readonly children?: ReactNode }) {
  const loaded = useLoaded(load);
  if (loaded === 'failed') return children;
  if (loaded) return <loaded.Workbench />;
  return (
    <div className={styles.around}>
      <div className={styles.expected}>
        <div>{children}</div>
      </div>
    </div>
  );
}
