import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { authorsServer } from './authors-server.ts';
import type { PageContent } from './page-content.ts';
import type { Section } from './page-document.ts';
import { writeWhole } from './write-whole.ts';

/** The large part of a page: what it shows and what it says. */
export interface PageBody {
  readonly content: PageContent;
  readonly sections: readonly Section[];
}

/**
 * Bodies are their own files, named after the digest of the page: the collection, which the bundler
 * and every step of the build hold in memory, stays small, and a step reads one body after the other.
 */
const folderOf = (root: string) => path.join(root, '.cache', 'documents');

const fileOf = (root: string, digest: string, ending: 'content' | 'json') =>
  path.join(folderOf(root), `${digest}.${ending}`);

/** Keeps the body of a page. */
export function writeBody(root: string, digest: string, { content, sections }: PageBody): void {
  mkdirSync(folderOf(root), { recursive: true });
  writeWhole(fileOf(root, digest, 'content'), JSON.stringify(content));
  // Last, so that a body without it is one that an interrupted build left behind.
  writeWhole(fileOf(root, digest, 'json'), JSON.stringify({ sections }));
}

export const hasBody = (root: string, digest: string): boolean =>
  existsSync(fileOf(root, digest, 'json'));

/** A page's structure without its content. @throws Error if there is no page of this digest. */
export const readStructure = (root: string, digest: string): Omit<PageBody, 'content'> =>
  JSON.parse(readFileSync(fileOf(root, digest, 'json'), 'utf8'));

/**
 * The body of a page of the collection. The authors' server renders it first, if that has to be.
 * @throws Error if there is no page of this digest, or the mistakes that keep it from being rendered
 */
export async function readBody(root: string, digest: string): Promise<PageBody> {
  const server = authorsServer();
  server.lastRequest = performance.now();
  const rendered = (await server.bodies.get(digest)?.()) ?? digest;
  const content = JSON.parse(readFileSync(fileOf(root, rendered, 'content'), 'utf8'));
  return { content, ...readStructure(root, rendered) };
}

/** Forgets the bodies that no page has now. @param digests of those that stay */
export function removeOtherBodies(root: string, digests: ReadonlySet<string>): void {
  if (!existsSync(folderOf(root))) return;
  for (const file of readdirSync(folderOf(root))) {
    if (!digests.has(path.parse(file).name)) rmSync(path.join(folderOf(root), file));
  }
}
