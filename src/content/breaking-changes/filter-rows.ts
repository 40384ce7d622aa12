/** The filters, which are the names of the form's fields, of the data of rows, and of parameters. */
export const filterNames = ['area', 'plugins', 'codemod'] as const;

/** What is chosen, as the address of the page says it; anything unknown is no choice. */
export function readAddress(form: HTMLFormElement, search: string): void {
  const query = new URLSearchParams(search);
  for (const name of filterNames) {
    const field = form.elements.namedItem(name);
    const value = query.get(name);
    if (!(field instanceof HTMLSelectElement) || value === null) continue;
    if ([...field.options].some((option) => option.value === value)) field.value = value;
  }
}

/** The address of the page with what is chosen, so that it can be shared. */
export function filteredAddress(form: HTMLFormElement, address: string): string {
  const url = new URL(address);
  const chosen = new FormData(form);
  for (const name of filterNames) {
    const value = String(chosen.get(name) ?? '');
    if (value === '') url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  return url.href;
}

/** Hides the rows that don't pass and says how many do. */
export function filterRows(form: HTMLFormElement, rows: readonly HTMLElement[]): void {
  const chosen = new FormData(form);
  for (const row of rows) {
    row.hidden = filterNames.some((name) => {
      const value = chosen.get(name);
      return value !== null && value !== '' && row.dataset[name] !== value;
    });
  }
  const shown = rows.filter(({ hidden }) => !hidden).length;
  const output = form.querySelector('output');
  if (!output) return;
  output.textContent =
    shown === rows.length
      ? `${rows.length} breaking changes`
      : shown === 0
        ? `None of the ${rows.length} breaking changes matches. Choose fewer filters.`
        : `${shown} of ${rows.length} breaking changes`;
}
