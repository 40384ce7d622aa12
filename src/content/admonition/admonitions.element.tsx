import { z } from 'zod';
import { type ContentElement, defineElement } from '../../vocabulary/element.ts';
import { icon as iconAttribute, noAttributes } from '../attributes.ts';
import { Admonition, type AdmonitionKind, admonitionKinds } from './Admonition.tsx';
import { calloutForm } from './callout-form.ts';

const admonition = (kind: AdmonitionKind) =>
  defineElement({
    kinds: ['container'],
    label: 'optional',
    attributes: noAttributes,
    plain: calloutForm(kind, admonitionKinds[kind].title ?? ''),
    render: (_, { label, children }) => (
      <Admonition kind={kind} title={label}>
        {children}
      </Admonition>
    ),
  });

/** `:::note`, `:::tip[Title]` and the other kinds that bring their own icon and title. */
export const admonitions: Readonly<Record<string, ContentElement>> = Object.fromEntries(
  (Object.keys(admonitionKinds) as AdmonitionKind[]).map((kind) => [kind, admonition(kind)]),
);

/** `:::callout[Title]{icon="rocket"}`. */
export const callout = defineElement({
  kinds: ['container'],
  label: 'optional',
  attributes: z.strictObject({ icon: iconAttribute.optional() }),
  plain: calloutForm('callout', ''),
  render: ({ icon }, { label, children }) => (
    <Admonition kind="callout" title={label} icon={icon}>
      {children}
    </Admonition>
  ),
});
