import { readFileSync } from 'node:fs';
import { filesBelow } from '../files.ts';
import { inPackages, publishedVersions } from '../since/published.ts';
import type { Message } from './catalog.ts';
import { hole } from './text-of.ts';

/**
 * The minor version since which Strapi says each message, such as `5.37`: the oldest one, back from the newest,
 * up to which the last patch of each has all that never differs in the message. Without messages that 5.0
 * had, and those whose parts are put together in the source.
 */
export async function firstMinors(
  messages: readonly Message[],
  newest: string,
): Promise<Map<string, string>> {
  const since = new Map<string, string>();
  const packages = [...new Set(messages.map(packageOf))];
  const versions = await publishedVersions('@strapi/strapi', '5.0.0', newest);
  const minors = [...Map.groupBy(versions, (version) => version.replace(/\.\d+$/, ''))];
  let followed = messages;
  for (const [minor, patches] of minors.toReversed()) {
    if (followed.length === 0) break;
    const version = patches.at(-1) ?? '';
    console.log(`${version}: looking for ${followed.length} messages.`);
    const read = (folders: ReadonlyMap<string, string>): void => {
      const sources = new Map([...folders].map(([name, folder]) => [name, sourceOf(folder)]));
      followed = followed.filter((message) => {
        const own = sources.get(packageOf(message));
        // A package that has other versions.
        if (own === undefined && !since.has(message.text)) return false;
        // Messages move from one package to another.
        const isSaid = [own ?? '', ...sources.values()].some((source) => isIn(source, message));
        if (isSaid) since.set(message.text, minor);
        // A package can be missing because it wasn't published in this version.
        return isSaid || own === undefined;
      });
    };
    await inPackages(packages, version, read, ['*.map', '*.mjs', '*.d.ts']);
  }
  const [oldest] = minors[0] ?? [];
  return new Map([...since].filter(([, minor]) => minor !== oldest));
}

const packageOf = ({ package: own }: Message): string =>
  own === 'create-strapi-app' ? own : `@strapi/${own}`;

const isIn = (source: string, { text }: Message): boolean =>
  text.split(hole).every((part) => source.includes(part.trim()));

/** All JavaScript and JSON of a package, with its strings as they are said: on one line, and without escapes. */
const sourceOf = (folder: string): string =>
  filesBelow(folder)
    .filter((file) => /\.js(?:on)?$/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
    .replace(/\\(['"`])/g, '$1')
    .replace(/(?:\\n|\s)+/g, ' ');
