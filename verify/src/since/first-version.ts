import { namespaceOf, readers } from '../options/namespaces.ts';
import { noSurface, type Surface } from './surface.ts';

/**
 * Whether a version reads an option. `possible`: an object around it goes where it
 * can't be followed.
 */
export type Presence = 'read' | 'possible' | 'absent';

/** Looks for an option (`server.proxy.koa`) in what the packages of one version read. */
export function presenceOf(option: string, surfaces: ReadonlyMap<string, Surface>): Presence {
  const [root = '', name = '', ...inMiddleware] = option.split('.');
  if (root === 'middlewares') {
    const words = surfaces.get('@strapi/core')?.middlewares.get(name);
    if (!words) return 'possible';
    return inMiddleware.every((part) => words.has(part)) ? 'read' : 'absent';
  }
  const all = [...surfaces.values()];
  if (all.some(({ names }) => names.has(option) || hasInside(names, option))) return 'read';
  return isPossible(option, surfaces) ? 'possible' : 'absent';
}

function hasInside(names: ReadonlySet<string>, option: string): boolean {
  for (const name of names) if (name.startsWith(`${option}.`)) return true;
  return false;
}

/**
 * Namespaces that are handed on without anything reading in them: the core merges `admin` with its
 * defaults and puts the result back into the configuration.
 */
const putBack: ReadonlySet<string> = new Set(['admin']);

/** What goes to libraries in every version: Knex and the drivers get the whole connection. */
const librariesOwn: ReadonlySet<string> = new Set(['database.connection']);

/**
 * Whether a value around an option goes where it can't be followed. Of a whole namespace, Strapi's own
 * code reads what it knows, so that the words of the name must occur in it; any other object may go to
 * a library, which reads what it likes. The options of a plugin are always within reach of its code.
 */
function isPossible(option: string, surfaces: ReadonlyMap<string, Surface>): boolean {
  const namespace = namespaceOf(option).namespace ?? '';
  const parts = option.slice(namespace.length + 1).split('.');
  const all = [...surfaces.values()];
  const handedOn = (name: string): boolean => all.some((surface) => surface.handedOn.has(name));
  const inside = parts
    .slice(0, -1)
    .map((_, index) => [namespace, ...parts.slice(0, index + 1)].join('.'));
  if (inside.some((name) => librariesOwn.has(name) || handedOn(name))) return true;
  const isDynamic = all.some(({ dynamic }) =>
    [...dynamic].some((start) => start !== '' && option.startsWith(start)),
  );
  if (isDynamic) return true;
  const plugin = packageOf(namespace);
  const reached = plugin === undefined ? all : [surfaces.get(plugin) ?? noSurface];
  const isReached = plugin !== undefined || (handedOn(namespace) && !putBack.has(namespace));
  // A package without code was published by mistake, and tells nothing.
  const isEmpty = plugin !== undefined && surfaces.get(plugin)?.words.size === 0;
  return (
    isEmpty || (isReached && parts.every((part) => reached.some(({ words }) => words.has(part))))
  );
}

/** The package of a plugin whose options a namespace contains. */
function packageOf(namespace: string): string | undefined {
  return Object.entries(readers).find(([, plugin]) => `plugins.${plugin}` === namespace)?.[0];
}

/** Options without effect, which newer versions read only to say so. */
const ignored: ReadonlySet<string> = new Set([
  'server.admin',
  'server.admin.autoOpen',
  'server.globalProxy',
]);

/** Since when something exists: `version`, or why the packages don't tell. */
export type Since = { version: string } | { unknown: string };

/**
 * Finds the first version that reads an option. An option that came, went and came again counts from
 * one of the times that it came.
 * @param versions oldest first; the last one is the one that is documented
 */
export async function sinceOfOption(
  option: string,
  versions: readonly string[],
  surfacesOf: (version: string) => Promise<ReadonlyMap<string, Surface>>,
): Promise<Since> {
  const presenceAt = async (version: string): Promise<Presence> =>
    presenceOf(option, await surfacesOf(version));
  const [oldest = '', newest = ''] = [versions[0], versions.at(-1)];
  if (ignored.has(option))
    return { unknown: 'It has no effect. Newer versions only warn about it.' };
  const now = await presenceAt(newest);
  if (now === 'absent') return { unknown: 'No code of Strapi reads it by its name.' };
  const first = await presenceAt(oldest);
  if (first === 'read') return { version: oldest };
  if (first === 'possible') return { unknown: unclear(oldest) };
  // Where the newest version is clear about it, a version that isn't doesn't count as the first.
  const version = await firstWith(versions, async (candidate) => {
    const presence = await presenceAt(candidate);
    return now === 'read' ? presence === 'read' : presence !== 'absent';
  });
  const before = versions[versions.indexOf(version) - 1] ?? oldest;
  return (await presenceAt(before)) === 'absent' ? { version } : { unknown: unclear(before) };
}

const unclear = (version: string): string =>
  `In ${version}, an object around it goes where it can't be followed.`;

/**
 * Finds the first version that has a method or property.
 * @param wordsOf the words in the code behind the API
 */
export async function sinceOfMember(
  member: string,
  versions: readonly string[],
  namesOf: (version: string) => Promise<ReadonlySet<string>>,
  wordsOf: (version: string) => Promise<ReadonlySet<string>>,
): Promise<Since> {
  const [oldest = ''] = versions;
  if ((await namesOf(oldest)).has(member)) return { version: oldest };
  const version = await firstWith(versions, async (candidate) =>
    (await namesOf(candidate)).has(member),
  );
  const before = versions[versions.indexOf(version) - 1] ?? oldest;
  const word = member.split('.').at(-1) ?? member;
  return (await wordsOf(before)).has(word)
    ? { unknown: `Its type came in ${version}, but the code of ${before} contains its name.` }
    : { version };
}

/** The first version that has something, by halving; the oldest lacks it, the newest has it. */
async function firstWith(
  versions: readonly string[],
  has: (version: string) => Promise<boolean>,
): Promise<string> {
  let [without, having] = [0, versions.length - 1];
  while (having - without > 1) {
    const middle = Math.floor((without + having) / 2);
    if (await has(versions[middle] ?? '')) having = middle;
    else without = middle;
  }
  return versions[having] ?? '';
}
