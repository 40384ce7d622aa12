import type { OptionRow, OptionTable } from '../../../src/markdown/verifiable/verifiable.ts';
import type { Finding } from '../finding.ts';
import { failed, passed, skipped } from '../finding.ts';
import { PROVIDERS } from '../pages/purpose.ts';
import type { BuiltInProvider } from './plugin.ts';
import { builtInProviders } from './plugin.ts';

/** The field that only shows the redirect URL: it isn't a setting. */
const REDIRECT_URL = 'noName';

/** What a page's table says about a provider. */
export interface WrittenSettings {
  /** The settings of the dialog, such as `key` and `secret`. */
  values: Record<string, string | true>;
  /** The redirect URL that readers register at the provider. */
  redirectUrl: string | undefined;
}

/** Compares a table with the plugin's source: every field or provider is in it, with true values. */
export function checkSettingsTable(table: OptionTable): Finding[] {
  if (table.skip !== undefined) return [skipped('options', table, table.skip)];
  const findings =
    table.of === PROVIDERS ? checkOverview(table) : checkDialog(table, providerOf(table));
  return findings.length > 0 ? findings : [passed('options', table)];
}

/** The settings that a page's table gives for a provider; `undefined` without a table. */
export function writtenSettings(
  tables: readonly OptionTable[],
  name: string,
): WrittenSettings | undefined {
  const table = tables.find(({ of }) => of === `${PROVIDERS}.${name}`);
  const provider = builtInProviders().get(name);
  if (!table || !provider) return undefined;
  const values: WrittenSettings['values'] = { enabled: true };
  let redirectUrl: string | undefined;
  for (const { name: setting, label } of provider.fields) {
    const value = valueIn(table.rows.find((row) => row.name === label));
    if (setting === REDIRECT_URL) redirectUrl = value;
    else if (setting !== 'enabled') values[setting] = value ?? '';
  }
  return { values, redirectUrl };
}

function providerOf({ of }: OptionTable): string {
  return of.slice(PROVIDERS.length + 1);
}

function checkDialog(table: OptionTable, name: string): Finding[] {
  const provider = builtInProviders().get(name);
  if (!provider) return [failed('options', table, unknownProvider(name))];
  const labels = provider.fields.map(({ label }) => label);
  const findings = [
    ...missing(table, labels, `The dialog of ${name} also has the field`),
    ...unknown(table, labels, `The dialog of ${name} has no field`),
  ];
  if (findings.length > 0) return findings;
  return [...checkRedirectUrl(table, name, provider), ...checkValues(table, name, provider)];
}

function checkRedirectUrl(table: OptionTable, name: string, provider: BuiltInProvider): Finding[] {
  const label = provider.fields.find((field) => field.name === REDIRECT_URL)?.label;
  const row = table.rows.find((candidate) => candidate.name === label);
  const expected = redirectPath(name);
  if (!row || valueIn(row)?.endsWith(expected)) return [];
  return [
    failed(
      'options',
      placeOf(table, row),
      `The redirect URL of ${name} ends with ${expected}, the page says ${valueIn(row) ?? 'nothing'}.`,
    ),
  ];
}

/** The dialog says itself whether it accepts the values, for example a subdomain with a protocol. */
function checkValues(table: OptionTable, name: string, provider: BuiltInProvider): Finding[] {
  try {
    provider.validate(writtenSettings([table], name)?.values ?? {});
    return [];
  } catch (error) {
    const { path, message } = error as { path?: string; message: string };
    const label = provider.fields.find((field) => field.name === path)?.label;
    const row = table.rows.find((candidate) => candidate.name === label);
    return [
      failed(
        'options',
        row ? placeOf(table, row) : table,
        `The dialog of ${name} doesn't accept this value: ${message}.`,
      ),
    ];
  }
}

function checkOverview(table: OptionTable): Finding[] {
  const providers = builtInProviders();
  const names = [...providers.keys()];
  return [
    ...missing(table, names, 'The plugin also has the provider'),
    ...unknown(table, names, 'The plugin has no provider'),
    ...table.rows.flatMap((row) => checkOverviewRow(table, row, providers.get(row.name))),
  ];
}

function checkOverviewRow(
  table: OptionTable,
  row: OptionRow,
  provider: BuiltInProvider | undefined,
): Finding[] {
  if (!provider) return [];
  const compare = (column: string, real: string): Finding[] => {
    const written = row.cells[column]?.join(' ');
    if (written === undefined || written === real) return [];
    const message = `The column ${column} of ${row.name} must be "${real}", the page says "${written}".`;
    return [failed('options', placeOf(table, row), message)];
  };
  return [
    ...compare('Scopes', provider.scopes.join(' ')),
    ...compare('Redirect URL', redirectPath(row.name)),
  ];
}

function missing(table: OptionTable, names: string[], message: string): Finding[] {
  const written = new Set(table.rows.map(({ name }) => name));
  return names
    .filter((name) => !written.has(name))
    .map((name) => failed('options', table, `${message} "${name}".`));
}

function unknown(table: OptionTable, names: string[], message: string): Finding[] {
  return table.rows
    .filter(({ name }) => !names.includes(name))
    .map((row) => failed('options', placeOf(table, row), `${message} "${row.name}".`));
}

/** What the plugin's service `buildRedirectUri` puts behind the server's URL. */
function redirectPath(name: string): string {
  return `/api/connect/${name}/callback`;
}

function valueIn(row: OptionRow | undefined): string | undefined {
  return row?.cells.Value?.[0];
}

function placeOf(
  table: OptionTable,
  row: OptionRow,
): { file: string; line: number; block: number } {
  return { file: table.file, line: row.line, block: table.line };
}

/** What to say about a provider that isn't in the plugin's registry. */
function unknownProvider(name: string): string {
  return `Users & Permissions has no provider "${name}". It has ${[...builtInProviders().keys()].join(', ')}.`;
}
