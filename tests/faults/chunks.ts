import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { escapeRegex } from '../../src/hosting/escape-regex.ts';

const folder = path.join(import.meta.dirname, '../site/dist/_astro');

/** A JavaScript file of the built test site. */
export interface Chunk {
  /** File name, such as `SearchBox.C3M5s95J.js`. */
  readonly file: string;
  /** Name without the digest, such as `SearchBox`. */
  readonly name: string;
  /** Files that it can't run without. */
  readonly needs: readonly string[];
}

/** Every JavaScript file that the build of the test site made. */
export function readChunks(): Chunk[] {
  return globSync('*.js', { cwd: folder })
    .sort()
    .map((file) => ({
      file,
      name: file.replace(/(?:\.astro_astro_type_script.*)?\.[\w-]{8}\.js$/, ''),
      needs: Array.from(
        readFileSync(path.join(folder, file), 'utf8').matchAll(
          /(?:from|import) ?["'`]\.\/([^"'`]+\.js)["'`]/g,
        ),
        ([, needed = '']) => needed,
      ),
    }));
}

/** A file with everything that it can't run without. */
export function closureOf(start: readonly Chunk[], all: readonly Chunk[]): ReadonlySet<string> {
  const found = new Set<string>();
  const add = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    all.find((chunk) => chunk.file === file)?.needs.forEach(add);
  };
  for (const { file } of start) add(file);
  return found;
}

/** Requests for one file, also those of a second attempt, which has a query. */
export const requestsFor = (file: string): RegExp =>
  new RegExp(`/_astro/${escapeRegex(file)}(?:\\?.*)?$`);
