import type { Difference, Release } from '../../../src/news/releases/release-data.ts';
import { isApiName } from '../since/data.ts';
import { presenceOf } from '../since/first-version.ts';
import { compareVersions } from '../since/published.ts';
import type { Surface } from '../since/surface.ts';
import type { Catalog } from './catalog.ts';
import type { Requirements } from './registry.ts';

/** Everything that is compared of a version. */
export interface Snapshot extends Catalog {
  readonly version: string;
  /** What the packages read of the configuration, by package. */
  readonly surfaces: ReadonlyMap<string, Surface>;
  /** Names in the server's API. */
  readonly api: ReadonlySet<string>;
  readonly requirements: Requirements;
}

type Changes = Omit<Release, 'minor' | 'versions' | 'comparedWith'>;

/**
 * What changed from one version to a later one.
 * @param since the version that added each option and method, as `since.json` has it: what was added is
 *   decided there alone
 * @param documented the options that the documented version has; none of them was removed, even if it's
 *   read in another way
 */
export function changesBetween(
  before: Snapshot,
  after: Snapshot,
  since: Readonly<Record<string, string>>,
  documented: ReadonlySet<string>,
): Changes {
  const added = Object.entries(since)
    .filter(
      ([, version]) =>
        compareVersions(before.version, version) < 0 &&
        compareVersions(version, after.version) <= 0,
    )
    .map(([name, version]) => ({ name, since: version }))
    .filter(({ name }) => !name.startsWith('client'));
  return {
    options: {
      added: added.filter(({ name }) => !isApiName(name)),
      removed: removedOptions(before, after).filter((name) => !documented.has(name)),
    },
    api: {
      added: added.filter(({ name }) => isApiName(name)),
      removed: outermost([...before.api].filter((name) => !after.api.has(name))),
    },
    commands: difference(before.commands, after.commands, ' '),
    routes: difference(before.routes, after.routes),
    tools: difference(before.tools, after.tools),
    events: difference(before.events, after.events),
    adminExports: difference(before.adminExports, after.adminExports),
    utilsExports: difference(before.utilsExports, after.utilsExports),
    ...(before.requirements.node !== after.requirements.node && {
      node: { from: before.requirements.node, to: after.requirements.node },
    }),
    dependencies: [...after.requirements.dependencies].flatMap(([name, to]) => {
      const from = before.requirements.dependencies.get(name);
      return from !== undefined && majorOf(from) !== majorOf(to) ? [{ name, from, to }] : [];
    }),
  };
}

/**
 * Options that the older version certainly reads and the newer one can't read. The code of some plugins
 * was published with libraries in it, whose options look like theirs, so plugins are left out.
 */
function removedOptions(before: Snapshot, after: Snapshot): string[] {
  const read = new Set([...before.surfaces.values()].flatMap(({ names }) => [...names]));
  const gone = [...read].filter(
    (name) =>
      name.includes('.') &&
      !name.startsWith('plugins.') &&
      presenceOf(name, before.surfaces) === 'read' &&
      presenceOf(name, after.surfaces) === 'absent',
  );
  return outermost(gone);
}

/**
 * @param separator what comes between a name and the names inside it, which aren't listed if it changed
 *   as a whole
 */
function difference(
  before: ReadonlySet<string>,
  after: ReadonlySet<string>,
  separator = '.',
): Difference {
  return {
    added: outermost(
      [...after].filter((name) => !before.has(name)),
      separator,
    ),
    removed: outermost(
      [...before].filter((name) => !after.has(name)),
      separator,
    ),
  };
}

/** The names that aren't inside another one of them, sorted. */
function outermost(names: readonly string[], separator = '.'): string[] {
  return names.filter((name) => !names.some((other) => name.startsWith(other + separator))).sort();
}

/** `5` of `^5.4.2`, `0.32` of `0.32.9`. */
function majorOf(range: string): string {
  const [major = '', minor = ''] = range.replace(/^[^\d]*/, '').split('.');
  return major === '0' ? `0.${minor}` : major;
}
