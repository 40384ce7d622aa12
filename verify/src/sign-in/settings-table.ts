import type { OptionRow, OptionTable } from '../../../src/markdown/verifiable/verifiable.ts';
import { checkEach, type Finding, type Problem } from '../finding.ts';
import { PROVIDERS } from '../pages/purpose.ts';
import { type BuiltInProvider, builtInProviders } from './plugin.ts';

/** The field that only shows the redirect URL: it isn't a setting. */
const REDIRECT_URL = 'noName';

/** What a page's table says about a provider. */
export interface WrittenSettings {
  /** The settings of the dialog, such as `key` and `secret`. */
  values: Record<string, string | true>;
  /** The redirect URL that readers register at the provider. */
  redirectUrl: string | undefined;
}

/** Compares tables with the plugin's source: every field or provider is in it, with true values. */
export function checkSettingsTables(tables: readonly OptionTable[]): Finding[] {
  return checkEach('options', tables, (table) =>
    table.of === PROVIDERS
      ? overviewProblems(table)
      : dialogProblems(table, table.of.slice(PROVIDERS.length + 1)),
  );
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

function dialogProblems(table: OptionTable, name: string): (Problem | undefined)[] {
  const provider = builtInProviders().get(name);
  if (!provider)
    return [
      `Users & Permissions has no provider "${name}". It has ${[...builtInProviders().keys()].join(', ')}.`,
    ];
  const labels = provider.fields.map(({ label }) => label);
  const problems = differences(
    table,
    labels,
    `The dialog of ${name} also has the field`,
    `The dialog of ${name} has no field`,
  );
  if (problems.length > 0) return problems;
  return [wrongRedirectUrl(table, name, provider), wrongValue(table, name, provider)];
}

/** The row of a setting, such as `key`. */
function rowOf(
  { rows }: OptionTable,
  { fields }: BuiltInProvider,
  setting: string | undefined,
): OptionRow | undefined {
  const label = fields.find((field) => field.name === setting)?.label;
  return rows.find((candidate) => candidate.name === label);
}

function wrongRedirectUrl(
  table: OptionTable,
  name: string,
  provider: BuiltInProvider,
): Problem | undefined {
  const row = rowOf(table, provider, REDIRECT_URL);
  const expected = redirectPath(name);
  if (!row || valueIn(row)?.endsWith(expected)) return undefined;
  const message = `The redirect URL of ${name} ends with ${expected}, the page says ${valueIn(row) ?? 'nothing'}.`;
  return { line: row.line, message };
}

/** The dialog says itself whether it accepts the values, for example a subdomain with a protocol. */
function wrongValue(
  table: OptionTable,
  name: string,
  provider: BuiltInProvider,
): Problem | undefined {
  try {
    provider.validate(writtenSettings([table], name)?.values ?? {});
    return undefined;
  } catch (error) {
    const { path, message } = error as { path?: string; message: string };
    return {
      line: rowOf(table, provider, path)?.line ?? table.line,
      message: `The dialog of ${name} doesn't accept this value: ${message}.`,
    };
  }
}

function overviewProblems(table: OptionTable): Problem[] {
  const providers = builtInProviders();
  return [
    ...differences(
      table,
      [...providers.keys()],
      'The plugin also has the provider',
      'The plugin has no provider',
    ),
    ...table.rows.flatMap(({ name, cells, line }) => {
      const provider = providers.get(name);
      const columns = provider
        ? { Scopes: provider.scopes.join(' '), 'Redirect URL': redirectPath(name) }
        : {};
      return Object.entries(columns).flatMap(([column, real]) => {
        const written = cells[column]?.join(' ');
        if (written === undefined || written === real) return [];
        const message = `The column ${column} of ${name} must be "${real}", the page says "${written}".`;
        return [{ line, message }];
      });
    }),
  ];
}

/** The names that a table lacks, and those that it has in addition. */
function differences(
  { rows }: OptionTable,
  names: string[],
  missing: string,
  unknown: string,
): Problem[] {
  const written = new Set(rows.map(({ name }) => name));
  return [
    ...names.filter((name) => !written.has(name)).map((name) => `${missing} "${name}".`),
    ...rows
      .filter(({ name }) => !names.includes(name))
      .map(({ name, line }) => ({ line, message: `${unknown} "${name}".` })),
  ];
}

/** What the plugin's service `buildRedirectUri` puts behind the server's URL. */
function redirectPath(name: string): string {
  return `/api/connect/${name}/callback`;
}

function valueIn(row: OptionRow | undefined): string | undefined {
  return row?.cells.Value?.[0];
}
