import type { Page } from './page.ts';
import { isOptionTable } from './purpose.ts';

/** The names in the option tables of a page, sorted, by the `of` of the tables. */
export function optionsOf({ tables }: Pick<Page, 'tables'>): Record<string, string[]> {
  const options: Record<string, string[]> = {};
  for (const { of, rows } of tables.filter(isOptionTable))
    options[of] = [...new Set([...(options[of] ?? []), ...rows.map(({ name }) => name)])].sort();
  return options;
}
