import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Heading } from './headings.ts';
import type { LinkRecord } from './links.ts';

/** What the steps after the build need to know of every page: link check, search, agents. */
export interface DocumentRecord {
  /** Id of the entry: the file's path in `docs/` without its ending. */
  readonly id: string;
  /** Path of the page on the site. */
  readonly path: string;
  /** Path of the file from the project root. */
  readonly file: string;
  readonly title: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly unlisted: boolean;
  readonly headings: readonly Heading[];
  readonly links: readonly LinkRecord[];
}

/** Written by the content loader, read by the integrations in `build/`. */
const indexFile = (root: string) => path.join(root, '.cache', 'documents.json');

export function writeDocumentIndex(root: string, records: readonly DocumentRecord[]): void {
  const file = indexFile(root);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(records));
}

/** @throws Error if the content has not been loaded yet. */
export function readDocumentIndex(root: string): DocumentRecord[] {
  return JSON.parse(readFileSync(indexFile(root), 'utf8'));
}
