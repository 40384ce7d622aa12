import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { hashText } from '../hash.ts';
import { projectRoot } from '../paths.ts';
import { optionsOf } from './options-of.ts';
import type { Page } from './page.ts';

/** Facts about the CMS that pages show. */
export const factsFile = 'docs/data/facts.yml';

/** Messages of other software than the installed packages, by hand. */
export const foreignMessagesFile = 'docs/data/foreign-messages.yml';

/** The options and variables that no table lists on purpose. */
export const exceptionsFile = 'docs/data/undocumented-options.yml';

/** A file of `docs/data`, if the project has it. */
export function readDataFile(file: string): string | undefined {
  const absolute = path.join(projectRoot, file);
  return existsSync(absolute) ? readFileSync(absolute, 'utf8') : undefined;
}

/** Changes with what all pages list, and with the exceptions: any page can open or close a gap. */
export function gapsHash(source: string, pages: readonly Page[]): string {
  const listed = pages.map((page) => [
    page.file,
    optionsOf(page),
    [...page.named],
    page.since.map(({ of }) => of),
    page.tables.map(({ rows }) => rows.map(({ since }) => since)),
  ]);
  return hashText(JSON.stringify([source, listed]));
}
