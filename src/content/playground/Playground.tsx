import type { ReactNode } from 'react';
import { never, useLoaded } from '../island/use-loaded.ts';
import styles from './Playground.module.css';

interface Props {
  readonly code: string;
  readonly title?: string | undefined;
  /** The highlighted code, for readers without JavaScript and until the editor has come. */
  readonly children?: ReactNode;
}

const load = import.meta.env.SSR ? never : () => import('./PlaygroundEditor.tsx');

/** Code that readers can change, with what it shows below. */
export function Playground({ code, title, children }: Props) {
  const loaded = useLoaded(load);
  if (loaded === 'failed') return children;
  if (loaded) return <loaded.PlaygroundEditor code={code} title={title} />;
  return (
    <div className={styles.playground}>
      {children}
      <div className={styles.reserved} />
    </div>
  );
}
