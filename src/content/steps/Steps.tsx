import type { ReactNode } from 'react';
import { childElements } from '../../vocabulary/element.ts';
import styles from './Steps.module.css';

/** A procedure: what to do in order, each step with its name. */
export function Steps({ children }: { readonly children?: ReactNode }) {
  return (
    <ol className={styles.steps}>
      {childElements(children, 'step').map((step, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: steps are static and may share a title
        <li key={index} className={styles.step}>
          <p className={styles.title}>{step.label}</p>
          {step.children}
        </li>
      ))}
    </ol>
  );
}
