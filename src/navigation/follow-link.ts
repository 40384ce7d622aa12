/**
 * Goes to a page as if the reader had clicked a link to it, so that the client-side router takes it.
 * Calling the router itself would split its code and make every page heavier.
 */
export function followLink(href: string): void {
  const link = document.createElement('a');
  link.href = href;
  document.body.append(link);
  link.click();
  link.remove();
}
