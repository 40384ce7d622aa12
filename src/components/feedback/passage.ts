/** A passage of a page that the reader selected. */
export interface Passage {
  readonly path: string;
  readonly quote: string;
  /** Title of the section that it begins in. */
  readonly heading: string;
}

/** Shorter selections are rather a slip of the hand, in characters. */
const shortest = 3;

/** The selected passage; `undefined` if nothing of the text is selected. */
export function selectedPassage(): Passage | undefined {
  const selection = getSelection();
  const quote = selection?.toString().trim() ?? '';
  if (!selection || selection.rangeCount === 0 || quote.length < shortest) return undefined;
  const { startContainer, commonAncestorContainer: around } = selection.getRangeAt(0);
  const element = around instanceof Element ? around : around.parentElement;
  if (!element?.closest('[data-doc-body]')) return undefined;
  const headings = [...document.querySelectorAll('main :is(h1, h2, h3)')].filter(
    (heading) =>
      heading.contains(startContainer) ||
      heading.compareDocumentPosition(startContainer) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  const heading = headings.at(-1)?.textContent?.trim() ?? '';
  return { path: location.pathname, quote, heading };
}
