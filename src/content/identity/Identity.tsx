import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './Identity.module.css';

/** One line of an identity card. */
export interface Fact {
  readonly name: string;
  readonly icon: LucideIcon;
  /** A fact without a value is left out. */
  readonly value: ReactNode;
}

/** What a reader must know of a thing before reading on, as names and values. */
export function Identity({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={styles.identity}>
      {facts
        .filter(({ value }) => value)
        .map(({ name, icon: Icon, value }) => (
          <div key={name} className={styles.fact}>
            <dt className={styles.name}>
              <Icon size={15} aria-hidden="true" />
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
