import { z } from 'zod';
import { defineElement, type PrepareContext } from '../../vocabulary/element.ts';
import { factList, plainBlock } from '../../vocabulary/plain-form.ts';
import type { Badge as BadgeData } from '../../vocabulary/site-data.ts';
import { text } from '../attributes.ts';
import { Badge } from '../badge/Badge.tsx';
import { findBadge } from '../badge/find-badge.ts';
import { apart, Identity } from './Identity.tsx';

/** `::feature-identity{plan="Growth, Enterprise" role="…" default="…" environment="…"}`. */
export const featureIdentity = defineElement({
  kinds: ['leaf'],
  attributes: z.strictObject({
    plan: text,
    role: text.optional(),
    default: text.optional(),
    environment: text.optional(),
  }),
  // Plans go by their labels of today, whatever the page calls them.
  plain: plainBlock(({ attributes, site, plainText }) => {
    const plans = (attributes.plan ?? '').split(',').map((name) => name.trim());
    const labels = plans.map((name) => site.badges.get(name.toLowerCase())?.label ?? name);
    const facts: [string, string | undefined][] = [
      ['Plan', labels.join(', ')],
      ['Role and permission', attributes.role],
      ['Activated', attributes.default],
      ['Environment', attributes.environment],
    ];
    return [factList(facts.flatMap(([name, value]) => (value ? [[name, plainText(value)]] : [])))];
  }),
  prepare: ({ plan, ...rest }, context) => ({ plans: findPlans(plan, context), ...rest }),
  render: ({ plans, role, default: activated, environment }) => (
    <Identity
      facts={[
        {
          name: 'Plan',
          icon: 'credit-card',
          value: apart(
            plans.map((plan) => (
              <Badge
                key={plan.label}
                label={plan.label}
                tone={plan.tone}
                meaning={plan.meaning}
                icon={plan.icon}
              />
            )),
          ),
        },
        { name: 'Role and permission', icon: 'user-round', value: role },
        { name: 'Activated', icon: 'power', value: activated },
        { name: 'Environment', icon: 'server', value: environment },
      ]}
    />
  ),
});

/** Plans are named by their id, which stays when a plan is renamed. */
function findPlans(list: string, context: PrepareContext): BadgeData[] {
  return list.split(',').flatMap((name) => {
    const badge = findBadge(name.trim().toLowerCase(), context);
    if (badge && !badge.plan) {
      context.report(
        `"feature-identity": "${name.trim()}" isn't a plan. Plans have plan: true in docs/data/badges.yml.`,
      );
    }
    return badge ?? [];
  });
}
