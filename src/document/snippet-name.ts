const folder = 'snippets/';

/**
 * The name by which pages include a document, if it is a snippet: a passage for other pages.
 * @param id path in `docs/` without its ending
 */
export const snippetName = (id: string): string | undefined =>
  id.startsWith(folder) ? id.slice(folder.length) : undefined;
