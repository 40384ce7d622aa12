import { readBody } from '../document/page-bodies.ts';
import type { PageDocument } from '../document/page-document.ts';
import type { DocumentEntry } from './documents.ts';

/** The structure of a page of the collection. */
export async function pageDocument({ id, filePath, data }: DocumentEntry): Promise<PageDocument> {
  const { path, title, description, tags, unlisted, digest } = data;
  // The site's own folder: the build and the dev server run there.
  const { sections } = await readBody(process.cwd(), digest);
  const file = filePath ?? '';
  return { id, path, file, title, description, tags, unlisted, sections };
}
