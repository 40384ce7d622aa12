import type { Page } from './page.ts';
import { isCommandTable, isSettingsTable } from './purpose.ts';

/** The names in the option tables of a page, sorted, by the `of` of the tables. */
export function optionsOf({ tables }: Pick<Page, 'tables'>): Record<string, string[]> {
  const options: Record<string, string[]> = {};
  for (const table of tables) {
    if (isSettingsTable(table) || isCommandTable(table)) continue;
    options[table.of] = [
      ...new Set([...(options[table.of] ?? []), ...table.rows.map(({ name }) => name)]),
    ].sort();
  }
  return options;
}
