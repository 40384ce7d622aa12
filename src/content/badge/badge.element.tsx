import type { Text } from 'mdast';
import { z } from 'zod';
import { defineElement } from '../../vocabulary/element.ts';
import { plainInline } from '../../vocabulary/plain-form.ts';
import { text } from '../attributes.ts';
import { Badge } from './Badge.tsx';
import { findBadge } from './find-badge.ts';

/** `:badge{name="enterprise"}`, `:badge{name="version" value="5.12"}`. */
export const badge = defineElement({
  kinds: ['text'],
  attributes: z.strictObject({ name: text, flag: text.optional(), value: text.optional() }),
  plain: plainInline(({ attributes: { name = '', flag, value }, site }) => {
    const label = site.badges.get(name)?.label ?? name;
    const text = (shown: string): Text => ({
      type: 'text',
      value: shown,
      data: { badge: [label, flag ?? value].filter(Boolean).join(' ') },
    });
    if (!flag) return [text(`(${label}${value ? ` ${value}` : ''})`)];
    const { data } = text('');
    return [text(`(${label} `), { type: 'inlineCode', value: flag, data }, text(')')];
  }),
  prepare: ({ name, ...given }, context) => {
    const found = findBadge(name, context);
    if (!found) return undefined;
    for (const key of ['flag', 'value'] as const) {
      if (found.detail === key && given[key] === undefined) {
        context.report(`Badge "${name}" needs ${key}="…".`);
      }
      if (found.detail !== key && given[key] !== undefined) {
        context.report(`Badge "${name}" takes no ${key}.`);
      }
    }
    return { badge: found, detail: found.detail && given[found.detail] };
  },
  render: ({ badge: found, detail }) => (
    <Badge
      label={found.label}
      tone={found.tone}
      meaning={found.meaning}
      icon={found.icon}
      detail={detail}
    />
  ),
});
