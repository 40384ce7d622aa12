import type { SinceData } from './data.ts';
import type { Since } from './first-version.ts';
import { compareVersions } from './published.ts';

/**
 * Finds the first version with something by what was found until an earlier version, so that only the versions
 * after that one are read. What isn't recorded existed from the start.
 * @param versions oldest first; the last one is the one that is documented
 * @param until the newest version that was looked at earlier
 * @param compute looks through some versions
 */
export async function sinceEarlier(
  name: string,
  versions: readonly string[],
  { since, unknown }: Pick<SinceData, 'since' | 'unknown'>,
  until: string,
  compute: (versions: readonly string[]) => Promise<Since>,
): Promise<Since> {
  const [oldest = '', newest = ''] = [versions[0], versions.at(-1)];
  const recorded = since[name];
  if (recorded !== undefined)
    return compareVersions(recorded, newest) <= 0 ? { version: recorded } : compute(versions);
  const reason = unknown[name];
  // A reason that names no version is about the newest one.
  if (reason !== undefined) return /\d/.test(reason) ? { unknown: reason } : compute(versions);
  const later = versions.filter((version) => compareVersions(until, version) <= 0);
  if (later.length < 2) return { version: oldest };
  const found = await compute(later);
  if ('unknown' in found) return compute(versions);
  return found.version === later[0] ? { version: oldest } : found;
}
