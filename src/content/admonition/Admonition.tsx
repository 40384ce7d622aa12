import {
  BookOpenCheck,
  CircleAlert,
  Info,
  Lightbulb,
  type LucideIcon,
  OctagonAlert,
  Pin,
  Rocket,
  TriangleAlert,
} from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './Admonition.module.css';

/** The kinds of callout, each with its own name, icon and color. */
export const admonitionKinds = {
  note: { title: 'Note', icon: Info, tone: 'neutral' },
  tip: { title: 'Tip', icon: Lightbulb, tone: 'success' },
  info: { title: 'Info', icon: Info, tone: 'info' },
  caution: { title: 'Caution', icon: TriangleAlert, tone: 'warning' },
  warning: { title: 'Warning', icon: CircleAlert, tone: 'warning' },
  danger: { title: 'Danger', icon: OctagonAlert, tone: 'danger' },
  callout: { title: undefined, icon: Pin, tone: 'neutral' },
  prerequisites: { title: 'Prerequisites', icon: BookOpenCheck, tone: 'accent' },
  strapi: { title: 'Good to know', icon: Rocket, tone: 'accent' },
} as const satisfies Record<string, { title: string | undefined; icon: LucideIcon; tone: string }>;

export type AdmonitionKind = keyof typeof admonitionKinds;

interface Props {
  readonly kind: AdmonitionKind;
  readonly title?: ReactNode;
  /** Replaces the icon of the kind. */
  readonly icon?: ReactNode;
  readonly children?: ReactNode;
}

/** A callout next to the flow of the text: its title says why, not its color. */
export function Admonition({ kind, title, icon, children }: Props) {
  const { title: defaultTitle, icon: Icon, tone } = admonitionKinds[kind];
  const heading = title ?? defaultTitle;
  return (
    <div className={styles.admonition} data-tone={tone} role="note">
      <p className={styles.title}>
        {icon ?? <Icon size={18} aria-hidden="true" />}
        {heading ? <strong>{heading}</strong> : null}
      </p>
      <div className={styles.body}>{children}</div>
    </div>
  );
}
