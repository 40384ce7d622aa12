import { isIconName } from '../../ui/icon/lucide.tsx';
import type { PrepareContext } from '../../vocabulary/element.ts';
import type { Badge } from '../../vocabulary/site-data.ts';

/** Looks a badge up in `docs/data/badges.yml`; reports it if there is none or its icon is unknown. */
export function findBadge(
  name: string,
  { site, report }: Pick<PrepareContext, 'site' | 'report'>,
): Badge | undefined {
  const badge = site.badges.get(name);
  if (!badge) {
    report(
      `No badge "${name}". Badges of docs/data/badges.yml: ${[...site.badges.keys()].join(', ')}.`,
    );
    return undefined;
  }
  const { icon } = badge;
  if (icon === undefined || isIconName(icon)) return badge;
  report(
    `docs/data/badges.yml: badge "${name}" has the icon "${icon}", which Lucide doesn't have.`,
  );
  return undefined;
}
