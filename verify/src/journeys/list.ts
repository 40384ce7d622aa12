import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../paths.ts';

/** A page that a reader follows on the way. */
export interface JourneyPage {
  /** Path from the project's root. */
  readonly page: string;
  /** The scene that follows the page's steps in the admin panel of the reader's own project. */
  readonly scene?: string;
  /** The ids of sections that the reader leaves out, each with the reason. */
  readonly without?: Readonly<Record<string, string>>;
}

/** Pages that one reader follows in order, from an empty folder. */
export interface Journey {
  readonly name: string;
  readonly pages: readonly JourneyPage[];
}

/** The journeys that `verify/journeys.json` lists; none if the project has no such file. */
export function readJourneys(): readonly Journey[] {
  const file = path.join(projectRoot, 'verify/journeys.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}
