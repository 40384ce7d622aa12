import { z } from 'zod';
import { type ContentElement, defineElement } from '../../vocabulary/element.ts';
import { icon as iconAttribute } from '../attributes.ts';
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

/** Next to the flow of the text: its title says why, not its color. */
function admonition(
  kind: string,
  own: { readonly title?: string; readonly icon: string; readonly tone: string },
  attributes?: z.ZodObject,
): ContentElement {
  return defineElement({
    kinds: ['container'],
    label: 'optional',
    ...(attributes && { attributes }),
    plain: calloutForm(kind, own.title ?? ''),
    render: ({ icon = own.icon }, { label = own.title, children }) => (
      <div className={styles.admonition} data-tone={own.tone} role="note">
        <p className={styles.title}>
          <Icon name={String(icon)} />
          {label ? <strong>{label}</strong> : null}
        </p>
        <div className="flow">{children}</div>
      </div>
    ),
  });
}

/** `:::note`, `:::tip[Title]` and the others, and `:::callout[Title]{icon="rocket"}` with its own icon. */
export const admonitions: Readonly<Record<string, ContentElement>> = {
  ...Object.fromEntries(Object.entries(kinds).map(([kind, own]) => [kind, admonition(kind, own)])),
  callout: admonition(
    'callout',
    { icon: 'pin', tone: 'neutral' },
    z.strictObject({ icon: iconAttribute.optional() }),
  ),
};
