import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readStructure, removeOtherBodies } from '../document/page-bodies.ts';
import type { PageDocument } from '../document/page-document.ts';
import { writeWhole } from '../document/write-whole.ts';
import type { LinkRecord } from './links.ts';
import { type Lookups, namesLookedUp } from './lookups.ts';

/** What the steps after the build need to know of every page: link check, search, sitemap. */
export interface DocumentRecord extends Omit<PageDocument, 'sections'> {
  /** Changes with the page's text and with everything that it looked up. */
  readonly digest: string;
  readonly links: readonly LinkRecord[];
  /** What the page asked of the site's data while it was rendered. */
  readonly lookups: Lookups;
  /** Changes with what on the page can be compared with the CMS. */
  readonly verifiableHash: string;
  /** Changes with its code blocks alone. */
  readonly examplesHash: string;
}

/** Written by the content loader, read by the integrations in `build/`. */
const indexFile = (root: string) => path.join(root, '.cache', 'document-index.json');

/** Keeps the index. */
export function writeDocumentIndex(root: string, records: readonly DocumentRecord[]): void {
  mkdirSync(path.dirname(indexFile(root)), { recursive: true });
  writeWhole(indexFile(root), JSON.stringify(records));
}

/** What the last build or the authors' server knew of every page, by id; nothing at first. */
export function rememberedDocuments(root: string): ReadonlyMap<string, DocumentRecord> {
  if (!existsSync(indexFile(root))) return new Map();
  try {
    return new Map(readDocumentIndex(root).map((record) => [record.id, record]));
  } catch {
    // A build that was killed may have left a part of it.
    return new Map();
  }
}

/** Removes the bodies of pages as they were before, or that are gone. */
export function forgetOldBodies(root: string): void {
  const records = [...rememberedDocuments(root).values()];
  removeOtherBodies(root, new Set(records.map(({ digest }) => digest)));
}

/** @throws Error if the content has not been loaded yet. */
export function readDocumentIndex(root: string): DocumentRecord[] {
  return JSON.parse(readFileSync(indexFile(root), 'utf8'));
}

/** A page of the index with its sections. */
export function readPageDocument(root: string, record: DocumentRecord): PageDocument {
  const {
    digest: _digest,
    links: _links,
    lookups: _lookups,
    verifiableHash: _verifiableHash,
    examplesHash: _examplesHash,
    ...page
  } = record;
  return { ...page, sections: readStructure(root, record.digest).sections };
}

/** Paths on the site of the images that at least one page shows. */
export function readShownImages(root: string): ReadonlySet<string> {
  return new Set(
    readDocumentIndex(root).flatMap(({ lookups }) => namesLookedUp(lookups, 'images')),
  );
}
