import { type ContentElement, defineElement } from '../../vocabulary/element.ts';
import { Icon } from '../icon/Icon.tsx';
import styles from './Admonition.module.css';
import { calloutForm } from './callout-form.ts';

/** The kinds of callout, each with its own name, icon and color. */
const kinds: Readonly<Record<string, Readonly<Record<'title' | 'icon' | 'tone', string>>>> = {
  note: { title: 'Note', icon: 'info', tone: 'neutral' },
  tip: { title: 'Tip', icon: 'lightbulb', tone: 'success' },
  info: { title: 'Info', icon: 'info', tone: 'info' },
  caution: { title: 'Caution', icon: 'triangle-alert', tone: 'warning' },
  warning: { title: 'Warning', icon: 'circle-alert', tone: 'warning' },
  danger: { title: 'Danger', icon: 'octagon-alert', tone: 'danger' },
  prerequisites: { title: 'Prerequisites', icon: 'book-open-check', tone: 'accent' },
  strapi: { title: 'Good to know', icon: 'rocket', tone: 'accent' },
};

/** `:::note`, `:::tip[Title]` and the others, next to the flow of the text. */
export const admonitions: Readonly<Record<string, ContentElement>> = Object.fromEntries(
  Object.entries(kinds).map(([kind, { title, icon, tone }]) => [
    kind,
    defineElement({
      kinds: ['container'],
      label: 'optional',
      plain: calloutForm(kind, title),
      // Its title says why, not its color.
      render: (_, { label = title, children }) => (
        <div className={styles.admonition} data-tone={tone} role="note">
          <p className={styles.title}>
            <Icon name={icon} />
            <strong>{label}</strong>
          </p>
          <div className="flow">{children}</div>
        </div>
      ),
    }),
  ]),
);
