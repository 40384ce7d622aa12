import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import styles from './Identity.module.css';

/** One line of an identity card. */
export interface Fact {
  readonly name: string;
  /** Its name in Lucide. */
  readonly icon: string;
  /** A fact without a value is left out. */
  readonly value: ReactNode;
}

/** What a reader must know of a thing before reading on, as names and values. */
export function Identity({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={styles.identity}>
      {facts
        .filter(({ value }) => value)
        .map(({ name, icon, value }) => (
          <div key={name} className={styles.fact}>
            <dt className={styles.name}>
              <Icon name={icon} size={15} />
              {name}
            </dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

/** Several values of one fact, with a space between them for what reads the text alone. */
export const apart = (values: readonly ReactNode[]): ReactNode =>
  values.flatMap((value, index) => (index > 0 ? [' ', value] : [value]));
