import { type ReactNode, useEffect, useRef } from 'react';
import { island } from '../../ui/crash/island.tsx';
import { filteredAddress, filterRows, readAddress } from './filter-rows.ts';

function ChangeFiltersPart({ children }: { readonly children?: ReactNode }) {
  const around = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const form = around.current?.querySelector('form');
    if (!form) return;
    const rows = [...(around.current?.querySelectorAll<HTMLElement>('tbody > tr') ?? [])];
    const apply = () => {
      filterRows(form, rows);
      history.replaceState(history.state, '', filteredAddress(form, location.href));
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
