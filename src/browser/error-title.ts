/** The titles of the errors that show, the latest last. */
const shown: string[] = [];
let title = '';

/**
 * Shows the title of an error as that of the page, as long as the error does.
 * @returns gives the page its own title back, unless another page has come meanwhile
 */
export function showErrorTitle(error: string): () => void {
  if (shown.length === 0) title = document.title;
  shown.push(error);
  document.title = error;
  return () => {
    const place = shown.lastIndexOf(error);
    if (place < 0) return;
    shown.splice(place, 1);
    // Client-side navigation gives the page the title of the next one.
    if (document.title === error) document.title = shown.at(-1) ?? title;
  };
}
