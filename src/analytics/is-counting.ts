/**
 * Whether events are counted now. It is on the document, as scripts of the page and of its islands
 * are bundled apart and share no module.
 */
export const isCounting = (): boolean => 'counting' in document.documentElement.dataset;

export function setCounting(counting: boolean): void {
  document.documentElement.toggleAttribute('data-counting', counting);
}
