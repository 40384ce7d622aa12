/**
 * Opens the search on the keys of the site's configuration. Keys typed into a field stay there
 * (SPECIFICATION.md S2).
 */
export function openSearchOnHotkeys(hotkeys: readonly string[]): void {
  addEventListener('keydown', (event) => {
    if (!hotkeys.includes(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
    const { target } = event;
    if (
      target instanceof HTMLElement &&
      (target.isContentEditable || target.closest('input, textarea, select, dialog'))
    ) {
      return;
    }
    event.preventDefault();
    document.querySelector<HTMLElement>('[data-search-box]')?.click();
  });
}
