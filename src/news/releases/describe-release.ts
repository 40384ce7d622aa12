import type { Difference, Release } from './release-data.ts';

/** A name that came or went. */
interface ChangedName {
  readonly name: string;
  /** What is to be said of it, such as the version that added it. */
  readonly note?: string | undefined;
}

/** Changes of one kind, such as “New options”. */
export interface ChangeGroup {
  readonly label: string;
  readonly names: readonly ChangedName[];
}

/** What is said of a release in which nothing changed that is compared. */
export const noChanges = 'No option, method, command, route, tool, event or export came or went.';

/** What changed in a release, by kind; kinds without a change are left out. */
export function changeGroups(release: Release): ChangeGroup[] {
  const single = release.versions.length === 1;
  const since = (own: { readonly name: string; readonly since: string }): ChangedName => ({
    name: own.name,
    // If a release has one version, the heading says it.
    note: single ? undefined : own.since,
  });
  const move = (own: { readonly name: string; readonly from: string; readonly to: string }) => ({
    name: own.name,
    note: `${own.from} → ${own.to}`,
  });
  const groups: readonly ChangeGroup[] = [
    { label: 'New options', names: release.options.added.map(since) },
    { label: 'Removed options', names: plain(release.options.removed) },
    { label: 'New server API members', names: release.api.added.map(since) },
    { label: 'Removed server API members', names: plain(release.api.removed) },
    ...both('commands', release.commands),
    ...both('routes', release.routes),
    ...both('MCP tools', release.tools),
    ...both('events', release.events),
    ...both('admin panel exports', release.adminExports),
    ...both('exports of @strapi/utils', release.utilsExports),
    {
      label: 'Node.js',
      names: release.node ? [move({ name: 'engines.node', ...release.node })] : [],
    },
    { label: 'Major versions of dependencies', names: release.dependencies.map(move) },
  ];
  return groups.filter(({ names }) => names.length > 0);
}

const plain = (names: readonly string[]): ChangedName[] => names.map((name) => ({ name }));

const both = (what: string, { added, removed }: Difference): ChangeGroup[] => [
  { label: `New ${what}`, names: plain(added) },
  { label: `Removed ${what}`, names: plain(removed) },
];

/** Anchor of a release on `/release-notes`. @param minor such as `5.54` */
export const releaseAnchor = (minor: string): string => `v${minor.replace('.', '-')}`;
