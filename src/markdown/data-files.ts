import { z } from 'zod';
import type { Problems } from '../problems/problems.ts';
import { readYaml, type YamlContent, type YamlSource } from '../problems/read-yaml.ts';
import { type Badge, type DataTable, type Term, tones } from '../vocabulary/site-data.ts';

const text = z.string().min(1);
const id = z.string().regex(/^[a-z0-9-]+$/, 'lowercase letters, digits and hyphens');

const glossarySchema = z.array(z.strictObject({ id, term: text, definition: text }));

/** Only what badges need of the plans; the rest is for the pages that list them. */
const planList = z.looseObject({ plans: z.array(z.looseObject({ id, name: text })) });
const plansSchema = z.looseObject({ cms: planList, cloud: planList });

const planReference = z
  .string()
  .regex(/^(cms|cloud)\/[a-z0-9-]+$/, 'cms/… or cloud/… and the id of a plan');

const tablesSchema = z.array(
  z.strictObject({
    id,
    caption: text,
    source: z.url({ protocol: /^https$/, error: 'a full https URL' }),
    checked: z.iso.date('a date such as 2026-11-22'),
    columns: z.array(z.union([text, z.strictObject({ plan: planReference })])).min(1),
    rows: z.array(z.array(text).min(1)).min(1),
  }),
);

const badgesSchema = z.array(
  z
    .strictObject({
      id,
      label: text.optional(),
      named: planReference.optional(),
      tone: z.enum(tones),
      icon: text.optional(),
      meaning: text,
      plan: z.boolean().default(false),
      detail: z.enum(['flag', 'value']).optional(),
    })
    .refine((badge) => (badge.label === undefined) !== (badge.named === undefined), {
      error: 'either a label or named, the plan that it is named after',
    }),
);

/** The terms that `:term` explains, by id. */
export function readGlossary(source: YamlSource, problems: Problems): Map<string, Term> {
  const entries = readYaml(source, glossarySchema, problems);
  return byId(entries, source, problems, ({ term, definition }) => ({ term, definition }));
}

/** The names of the plans, by product and id, such as `cloud/pro`. */
export interface Plans {
  readonly file: string;
  readonly names: ReadonlyMap<string, string>;
}

/** The plans of both products. @returns `undefined` if the file is wrong */
export function readPlans(source: YamlSource, problems: Problems): Plans | undefined {
  const plans = readYaml(source, plansSchema, problems)?.value;
  if (!plans) return undefined;
  const names = [
    ...plans.cms.plans.map(({ id: plan, name }) => [`cms/${plan}`, name] as const),
    ...plans.cloud.plans.map(({ id: plan, name }) => [`cloud/${plan}`, name] as const),
  ];
  return { file: source.file, names: new Map(names) };
}

/** The badges by id. Those of plans take their label from the plans, so that a rename is one edit. */
export function readBadges(
  source: YamlSource,
  plans: Plans | undefined,
  problems: Problems,
): Map<string, Badge> {
  const entries = readYaml(source, badgesSchema, problems);
  return byId(entries, source, problems, ({ id: badge, label, named, ...rest }, line) => {
    if (named === undefined) return { ...rest, label: label ?? badge };
    const name = plans?.names.get(named);
    if (name === undefined && plans) {
      problems.add({
        file: source.file,
        line,
        message: `Badge "${badge}" is named after "${named}", which ${notAPlan(plans)}`,
      });
    }
    // A name such as "Pro" says little where both products have plans.
    const prefix = named.startsWith('cloud/') ? 'Cloud ' : '';
    return { ...rest, label: name === undefined ? badge : prefix + name };
  });
}

const notAPlan = ({ file, names }: Plans) =>
  `isn’t a plan. Plans of ${file}: ${[...names.keys()].join(', ')}.`;

/**
 * The tables that `::data-table` shows, by id. A column that is named after a plan takes its label
 * from the plans.
 */
export function readDataTables(
  source: YamlSource,
  plans: Plans | undefined,
  problems: Problems,
): Map<string, DataTable> {
  const entries = readYaml(source, tablesSchema, problems);
  return byId(entries, source, problems, ({ id: table, columns, rows, ...rest }, line) => {
    const report = (message: string) => problems.add({ file: source.file, line, message });
    const labels = columns.map((column) => {
      if (typeof column === 'string') return column;
      const name = plans?.names.get(column.plan);
      if (name === undefined && plans) {
        report(`Table "${table}" has a column for "${column.plan}", which ${notAPlan(plans)}`);
      }
      return name ?? column.plan;
    });
    for (const row of rows) {
      if (row.length === columns.length) continue;
      report(
        `Table "${table}" has ${columns.length} columns, but the row "${row[0]}" has ${row.length} cells. Give every row one cell for each column.`,
      );
    }
    return { ...rest, columns: labels, rows };
  });
}

const factSchema = z.union([z.string(), z.number()]).transform(String);
type FactTree = { readonly [name: string]: string | readonly string[] | FactTree };
const factsSchema: z.ZodType<FactTree, unknown> = z.lazy(() =>
  z.record(z.string(), z.union([factSchema, z.array(factSchema), factsSchema])),
);

/** The facts about the CMS that `:fact` compares with, by dotted name; each is a list of values. */
export function readFacts(source: YamlSource, problems: Problems): Map<string, readonly string[]> {
  return new Map(leaves(readYaml(source, factsSchema, problems)?.value ?? {}, ''));
}

function leaves(tree: FactTree, prefix: string): [string, readonly string[]][] {
  return Object.entries(tree).flatMap(([name, value]): [string, readonly string[]][] => {
    const full = prefix + name;
    if (typeof value === 'string') return [[full, [value]]];
    return isList(value) ? [[full, value]] : leaves(value, `${full}.`);
  });
}

/** `Array.isArray` does not know lists that are read-only. */
function isList(value: readonly string[] | FactTree): value is readonly string[] {
  return Array.isArray(value);
}

function byId<Entry extends { readonly id: string }, Value>(
  entries: YamlContent<readonly Entry[]> | undefined,
  { file }: YamlSource,
  problems: Problems,
  toValue: (entry: Entry, line: number) => Value,
): Map<string, Value> {
  const values = new Map<string, Value>();
  for (const [index, entry] of (entries?.value ?? []).entries()) {
    const line = entries?.lineOf(index) ?? 1;
    if (values.has(entry.id)) {
      problems.add({ file, line, message: `Duplicate id "${entry.id}". Each id must be unique.` });
    }
    values.set(entry.id, toValue(entry, line));
  }
  return values;
}
