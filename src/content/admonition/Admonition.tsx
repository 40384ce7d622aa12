import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import styles from './Admonition.module.css';

/** The kinds of callout, each with its own name, icon and color. */
export const admonitionKinds = {
  note: { title: 'Note', icon: 'info', tone: 'neutral' },
  tip: { title: 'Tip', icon: 'lightbulb', tone: 'success' },
  info: { title: 'Info', icon: 'info', tone: 'info' },
  caution: { title: 'Caution', icon: 'triangle-alert', tone: 'warning' },
  warning: { title: 'Warning', icon: 'circle-alert', tone: 'warning' },
  danger: { title: 'Danger', icon: 'octagon-alert', tone: 'danger' },
  callout: { title: undefined, icon: 'pin', tone: 'neutral' },
  prerequisites: { title: 'Prerequisites', icon: 'book-open-check', tone: 'accent' },
  strapi: { title: 'Good to know', icon: 'rocket', tone: 'accent' },
} as const satisfies Record<string, { title: string | undefined; icon: string; tone: string }>;

export type AdmonitionKind = keyof typeof admonitionKinds;

interface Props {
  readonly kind: AdmonitionKind;
  readonly title?: ReactNode;
  /** Replaces the icon of the kind; a name in Lucide. */
  readonly icon?: string | undefined;
  readonly children?: ReactNode;
}

/** A callout next to the flow of the text: its title says why, not its color. */
export function Admonition({ kind, title, icon, children }: Props) {
  const { title: defaultTitle, icon: defaultIcon, tone } = admonitionKinds[kind];
  const heading = title ?? defaultTitle;
  return (
    <div className={styles.admonition} data-tone={tone} role="note">
      <p className={styles.title}>
        <Icon name={icon ?? defaultIcon} />
        {heading ? <strong>{heading}</strong> : null}
      </p>
      <div className={styles.body}>{children}</div>
    </div>
  );
}
