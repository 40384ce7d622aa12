import { isCommandTable } from '../checks/command-tables.ts';
import { isSettingsTable } from '../sign-in/settings-table.ts';
import type { Page } from './load.ts';

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
