import { projectRoot } from '../config/project-root.ts';
import type { PageDocument } from '../document/page-document.ts';
import { readSections } from '../markdown/page-bodies.ts';
import type { DocumentEntry } from './documents.ts';

/** The structure of a page of the collection. */
export function pageDocument({ id, filePath, data }: DocumentEntry): PageDocument {
  const { path, title, description, tags, keywords, questions, unlisted, digest } = data;
  const sections = readSections(projectRoot, digest);
  const file = filePath ?? '';
  return { id, path, file, title, description, tags, keywords, questions, unlisted, sections };
}
