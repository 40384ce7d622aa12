import { type ReactNode, useEffect, useRef } from 'react';
import { changeHistory } from '../../browser/history-entry.ts';
import { island } from '../../ui/crash/island.tsx';

/** The filters, which are the names of the form's fields, of the data of rows, and of parameters. */
export const filterNames = ['area', 'plugins', 'codemod'] as const;

function ChangeFiltersPart({ children }: { readonly children?: ReactNode }) {
  const around = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const form = around.current?.querySelector('form');
    if (!form) return;
    const rows = [...(around.current?.querySelectorAll<HTMLElement>('tbody > tr') ?? [])];
    const apply = () => {
      filterRows(form, rows);
      const address = filteredAddress(form, location.href);
      changeHistory(() => history.replaceState(history.state, '', address));
    };
    // The fields are empty again only after the event.
    const reset = () => setTimeout(apply);
    const keep = (event: Event) => event.preventDefault();
    readAddress(form, location.search);
    // What was chosen while this was on its way counts, too.
    apply();
    form.addEventListener('change', apply);
    form.addEventListener('reset', reset);
    form.addEventListener('submit', keep);
    return () => {
      form.removeEventListener('change', apply);
      form.removeEventListener('reset', reset);
      form.removeEventListener('submit', keep);
    };
  }, []);
  return <div ref={around}>{children}</div>;
}

/** Filters the rows of the table inside, and keeps what is chosen in the address of the page. */
export const ChangeFilters = island(ChangeFiltersPart, 'text');

/** What is chosen, as the address of the page says it; anything unknown is no choice. */
function readAddress(form: HTMLFormElement, search: string): void {
  const query = new URLSearchParams(search);
  for (const name of filterNames) {
    const field = form.elements.namedItem(name);
    const value = query.get(name);
    if (!(field instanceof HTMLSelectElement) || value === null) continue;
    if ([...field.options].some((option) => option.value === value)) field.value = value;
  }
}

/** The address of the page with what is chosen, so that it can be shared. */
function filteredAddress(form: HTMLFormElement, address: string): string {
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
function filterRows(form: HTMLFormElement, rows: readonly HTMLElement[]): void {
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
