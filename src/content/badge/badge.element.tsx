import { z } from 'zod';
import { text } from '../attributes.ts';
import { defineElement } from '../element.ts';
import { Badge } from './Badge.tsx';
import { findBadge } from './find-badge.ts';

/** `:badge{name="enterprise"}`, `:badge{name="version" value="5.12"}`. */
export const badge = defineElement({
  kinds: ['text'],
  label: 'none',
  attributes: z.strictObject({ name: text, flag: text.optional(), value: text.optional() }),
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
