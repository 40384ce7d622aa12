import { readDocumentIndex } from '../markdown/document-index.ts';

let unlisted: ReadonlySet<string> | undefined;

/** Tag pages, frames and unlisted documents stay out of the sitemap (product-spec S2). */
export function isInSitemap(root: string, pathname: string): boolean {
  unlisted ??= new Set(
    readDocumentIndex(root).flatMap((document) => (document.unlisted ? [document.path] : [])),
  );
  const path = pathname.replace(/\/$/, '') || '/';
  return (
    path !== '/tags' &&
    !path.startsWith('/tags/') &&
    !path.startsWith('/frames/') &&
    !unlisted.has(path)
  );
}
