import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import styles from './Card.module.css';

interface Props {
  readonly to: string;
  readonly icon?: string | undefined;
  readonly title: ReactNode;
  readonly children?: ReactNode;
}

/** A page, told of by its title and what it gives. */
export function Card({ to, icon, title, children }: Props) {
  return (
    <li className={styles.card}>
      {icon ? (
        <span className={styles.icon}>
          <Icon name={icon} size={22} />
        </span>
      ) : null}
      <p className={styles.title}>
        <a href={to} rel={/^https?:/.test(to) ? 'external' : undefined}>
          {title}
        </a>
      </p>
      <div className={styles.text}>{children}</div>
    </li>
  );
}
