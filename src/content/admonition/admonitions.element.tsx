import { z } from 'zod';
import { icon as iconAttribute, noAttributes } from '../attributes.ts';
import { type ContentElement, defineElement } from '../element.ts';
import { Icon } from '../icon/Icon.tsx';
import { Admonition, type AdmonitionKind, admonitionKinds } from './Admonition.tsx';

const admonition = (kind: AdmonitionKind) =>
  defineElement({
    kinds: ['container'],
    label: 'optional',
    attributes: noAttributes,
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
  render: ({ icon }, { label, children }) => (
    <Admonition kind="callout" title={label} icon={icon && <Icon name={icon} />}>
      {children}
    </Admonition>
  ),
});
