import { type IconName, isIconName } from '../../ui/icon/Icon.tsx';
import type { PrepareContext } from '../../vocabulary/element.ts';
import type { Badge } from '../../vocabulary/site-data.ts';

/** A badge whose icon is known to exist. */
export type CheckedBadge = Omit<Badge, 'icon'> & { readonly icon?: IconName | undefined };

/** Looks a badge up in `docs/data/badges.yml`; reports it if there is none or its icon is unknown. */
export function findBadge(
  name: string,
  { site, report }: Pick<PrepareContext, 'site' | 'report'>,
): CheckedBadge | undefined {
  const badge = site.badges.get(name);
  if (!badge) {
    report(
      `No badge "${name}". Badges of docs/data/badges.yml: ${[...site.badges.keys()].join(', ')}.`,
    );
    return undefined;
  }
  const { icon, ...rest } = badge;
  if (icon === undefined) return rest;
  if (isIconName(icon)) return { ...rest, icon };
  report(
    `docs/data/badges.yml: badge "${name}" has the icon "${icon}", which Lucide doesn't have.`,
  );
  return undefined;
}
