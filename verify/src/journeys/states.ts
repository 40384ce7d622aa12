import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { cacheRoot } from '../paths.ts';
import type { Language } from '../reader/generate.ts';
import { journeyHash } from './hash.ts';
import { type JourneyPage, readJourneys } from './list.ts';
import type { Reader } from './reader.ts';

const folder = path.join(cacheRoot, 'journeys');

/** Where the reader's folder is kept as it is after these pages. */
export function stateAfter(pages: readonly JourneyPage[], language: Language): string {
  const hash = journeyHash(pages);
  return path.join(folder, `${hash.slice(0, 16)}-${language}`);
}

/** Keeps the reader's folder, so that another journey, or this one after a change of a later page, goes on from there. */
export function keepState(directory: string, reader: Reader): void {
  if (existsSync(directory)) return;
  const working = `${directory}.${process.pid}`;
  mkdirSync(working, { recursive: true });
  cpSync(reader.root, path.join(working, 'projects'), { recursive: true, verbatimSymlinks: true });
  writeFileSync(path.join(working, 'memory.json'), JSON.stringify(reader.memory));
  renameSync(working, directory);
}

/** Removes what no journey can go on from. */
export function removeOldStates(): void {
  if (!existsSync(folder)) return;
  const used = readJourneys().flatMap(({ pages }) =>
    pages.flatMap((_, index) =>
      (['typescript', 'javascript'] as const).map((language) =>
        path.basename(stateAfter(pages.slice(0, index + 1), language)),
      ),
    ),
  );
  for (const name of readdirSync(folder))
    if (!used.includes(name)) rmSync(path.join(folder, name), { recursive: true, force: true });
}
