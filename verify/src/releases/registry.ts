import { compareVersions, view } from '../since/published.ts';

/** The packages whose requirements decide what a project can run on and with. */
const requiring = ['strapi', 'admin', 'core', 'database', 'upload', 'plugin-graphql', 'utils'].map(
  (name) => `@strapi/${name}`,
);

/** What a version needs. */
export interface Requirements {
  /** Range of Node.js versions. */
  readonly node: string;
  /** Packages of others, with the range that is required. */
  readonly dependencies: ReadonlyMap<string, string>;
}

interface Manifest {
  readonly version: string;
  readonly engines?: { readonly node?: string };
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** What each version from 5.0.0 to `newest` needs, by version. */
export async function requirementsUntil(newest: string): Promise<Map<string, Requirements>> {
  const all = new Map<string, Requirements>();
  for (const name of requiring) {
    const range = `${name}@>=5.0.0 <=${newest}`;
    const manifests = (await view(range, 'version', 'engines', 'dependencies')) as Manifest[];
    for (const { version, engines, dependencies = {} } of manifests) {
      const known = all.get(version);
      const others = Object.entries(dependencies).filter(([one]) => !one.startsWith('@strapi/'));
      all.set(version, {
        node: (name === '@strapi/strapi' ? engines?.node : known?.node) ?? '',
        dependencies: new Map([...(known?.dependencies ?? []), ...others]),
      });
    }
  }
  return all;
}

/**
 * The day by which each version was published. A registry that mirrors another one tells when it
 * received a version, which may be long after. A version was published no later than that, and no
 * later than the versions after it.
 * @param versions oldest first
 * @returns ISO dates by version
 */
export async function publishedBy(versions: readonly string[]): Promise<Map<string, string>> {
  const received = (await view('@strapi/strapi', 'time')) as Record<string, string>;
  return latestPossible(versions, received);
}

/** The earliest time that is known of a version or of a later one. @param versions oldest first */
export function latestPossible(
  versions: readonly string[],
  received: Readonly<Record<string, string>>,
): Map<string, string> {
  const days = new Map<string, string>();
  let earliest = '9999';
  for (const version of versions.toSorted(compareVersions).reverse()) {
    const day = received[version]?.slice(0, 10) ?? earliest;
    if (day < earliest) earliest = day;
    days.set(version, earliest);
  }
  return days;
}
