import path from 'node:path';
import { configuredIn } from '../options/configured.ts';
import { readers, serverFiles } from '../options/namespaces.ts';
import { type Reads, readsIn } from '../options/reads.ts';
import { wordsIn } from '../typescript/source.ts';

/** What one version of a package has to do with the configuration. */
export interface Surface extends Reads {
  /** Every word in its code: a name with another word in it can't be read there. */
  words: Set<string>;
  /** The words of each middleware of the core, by its name. */
  middlewares: Map<string, Set<string>>;
}

/** Reads the unpacked package in a folder. */
export function surfaceOf(name: string, folder: string): Surface {
  const files = serverFiles(folder);
  const plugin = readers[name];
  const reads = readsIn(files, plugin);
  if (plugin !== undefined)
    for (const option of configuredIn(files).keys()) reads.names.add(`plugins.${plugin}.${option}`);
  const middlewares = files.filter((file) => /\/dist\/middlewares\/[\w-]+\.js$/.test(file));
  return {
    ...reads,
    words: wordsIn(files),
    middlewares: new Map(
      middlewares.map((file) => [camelCase(path.basename(file, '.js')), wordsIn([file])]),
    ),
  };
}

/** A package that wasn't published yet. */
export const noSurface: Surface = {
  names: new Set(),
  handedOn: new Set(),
  dynamic: new Set(),
  words: new Set(),
  middlewares: new Map(),
};

const camelCase = (name: string): string =>
  name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
