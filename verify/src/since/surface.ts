import { readFileSync } from 'node:fs';
import path from 'node:path';
import { configuredNames } from '../options/configured.ts';
import { readers, serverFiles } from '../options/namespaces.ts';
import type { Reads } from '../options/reads.ts';
import { readsIn } from '../options/reads.ts';

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
    for (const option of configuredNames(files)) reads.names.add(`plugins.${plugin}.${option}`);
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

/** The form in which surfaces are kept between runs. */
export function toJson({ names, handedOn, dynamic, words, middlewares }: Surface): string {
  return JSON.stringify({
    names: [...names],
    handedOn: [...handedOn],
    dynamic: [...dynamic],
    words: [...words],
    middlewares: [...middlewares].map(([name, own]) => [name, [...own]]),
  });
}

/** Reads what `toJson` wrote. */
export function fromJson(text: string): Surface {
  const kept = JSON.parse(text) as Record<'names' | 'handedOn' | 'dynamic' | 'words', string[]> & {
    middlewares: [string, string[]][];
  };
  return {
    names: new Set(kept.names),
    handedOn: new Set(kept.handedOn),
    dynamic: new Set(kept.dynamic),
    words: new Set(kept.words),
    middlewares: new Map(kept.middlewares.map(([name, words]) => [name, new Set(words)])),
  };
}

function wordsIn(files: readonly string[]): Set<string> {
  const words = new Set<string>();
  for (const file of files)
    for (const [word] of readFileSync(file, 'utf8').matchAll(/[A-Za-z_$][\w$-]*/g)) words.add(word);
  return words;
}

const camelCase = (name: string): string =>
  name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
