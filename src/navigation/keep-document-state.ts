/** What a script or a reader set on `<html>`; the router would replace it with the next page's. */
const kept = ['data-theme', 'data-announcement', 'data-sidebar', 'class'] as const;

/** Carries the state of the document over to the next page. */
export function keepDocumentState(): void {
  document.addEventListener('astro:before-swap', ({ newDocument }) => {
    for (const name of kept) {
      const value = document.documentElement.getAttribute(name);
      if (value !== null) newDocument.documentElement.setAttribute(name, value);
    }
  });
}
