import { type Area, areaLabels, areas } from '../../breaking-changes/areas.ts';
import { type Handled, handledByCodemods } from '../../breaking-changes/coverage.ts';
import type { SiteData } from '../../vocabulary/site-data.ts';

/** What a list says of a breaking change. */
export interface ListedChange {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly area: Area;
  readonly plugins: 'yes' | 'no';
  readonly codemod: Handled;
}

/** What can be asked of a list; what is left out doesn't matter. */
export type ChangeFilter = {
  readonly [Name in 'area' | 'plugins' | 'codemod']?: ListedChange[Name] | undefined;
};

/** How each value of the filters reads, in the order in which they are offered. */
export const filterLabels = {
  area: areaLabels,
  plugins: { yes: 'Yes', no: 'No' },
  codemod: { full: 'Yes', partial: 'Partly', none: 'No' },
} as const satisfies Record<keyof ChangeFilter, Record<string, string>>;

/** The breaking changes that pass a filter, by area and then by title. */
export function listChanges(
  { breakingChanges }: Pick<SiteData, 'breakingChanges'>,
  filter: ChangeFilter = {},
): ListedChange[] {
  return [...breakingChanges.keys()]
    .flatMap((path) => breakingChanges.get(path) ?? [])
    .map(
      ({ path, title, description, change }): ListedChange => ({
        path,
        title,
        description,
        area: change.area,
        plugins: change.affectsPlugins ? 'yes' : 'no',
        codemod: handledByCodemods(change),
      }),
    )
    .filter((change) =>
      (['area', 'plugins', 'codemod'] as const).every(
        (name) => filter[name] === undefined || filter[name] === change[name],
      ),
    )
    .sort(
      (a, b) =>
        areas.indexOf(a.area) - areas.indexOf(b.area) || a.title.localeCompare(b.title, 'en'),
    );
}
