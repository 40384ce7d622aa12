import type { Badge as BadgeData } from '../../vocabulary/site-data.ts';
import { Icon } from '../icon/Icon.tsx';
import styles from './Badge.module.css';

interface Props extends Pick<BadgeData, 'label' | 'tone' | 'meaning'> {
  readonly icon?: string | undefined;
  /** Completes the label, such as a version or the name of a flag. */
  readonly detail?: string | undefined;
  /** The version of Strapi that added what it marks, for readers who have an older one. */
  readonly since?: string | undefined;
}

/** A plan, a maturity or a version in one word. */
export function Badge({ label, tone, meaning, icon, detail, since }: Props) {
  return (
    <span className={styles.badge} data-tone={tone} data-since={since} title={meaning}>
      {icon ? <Icon name={icon} size={13} /> : null}
      {label}
      {detail ? (
        <>
          {/* The space is for what reads the text alone. */}{' '}
          <span className={styles.detail}>{detail}</span>
        </>
      ) : null}
    </span>
  );
}
