import { parse } from 'yaml';
import { z } from 'zod';
import { type Badge, type Term, tones } from '../content/site-data.ts';
import type { Problems } from './problems.ts';

const text = z.string().min(1);
const id = z.string().regex(/^[a-z0-9-]+$/, 'lowercase letters, digits and hyphens');

const glossarySchema = z.array(z.strictObject({ id, term: text, definition: text }));

/** Only what badges need of the plans; the rest is for the pages that list them. */
const planList = z.looseObject({ plans: z.array(z.looseObject({ id, name: text })) });
const plansSchema = z.looseObject({ cms: planList, cloud: planList });

const badgesSchema = z.array(
  z
    .strictObject({
      id,
      label: text.optional(),
      named: z
        .string()
        .regex(/^(cms|cloud)\/[a-z0-9-]+$/, 'cms/… or cloud/… and the id of a plan')
        .optional(),
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

/** A data file under `docs/data/`: its text and the path that messages name. */
export interface DataFile {
  readonly file: string;
  readonly text: string;
}

/** The terms that `:term` explains, by id. */
export function readGlossary(source: DataFile, problems: Problems): Map<string, Term> {
  const entries = validate(source, glossarySchema, problems) ?? [];
  return byId(entries, source, problems, ({ term, definition }) => ({ term, definition }));
}

/** The badges by id. Those of plans take their label from the plans, so that a rename is one edit. */
export function readBadges(
  source: DataFile,
  plansSource: DataFile,
  problems: Problems,
): Map<string, Badge> {
  const plans = validate(plansSource, plansSchema, problems);
  const names = new Map<string, string>();
  for (const plan of plans?.cms.plans ?? []) names.set(`cms/${plan.id}`, plan.name);
  for (const plan of plans?.cloud.plans ?? []) {
    // A name such as "Pro" says little where both products have plans.
    names.set(`cloud/${plan.id}`, `Cloud ${plan.name}`);
  }
  const entries = validate(source, badgesSchema, problems) ?? [];
  return byId(entries, source, problems, ({ id: badge, label, named, ...rest }) => {
    const plan = named === undefined ? label : names.get(named);
    if (plan === undefined && plans) {
      problems.add({
        file: source.file,
        message: `Badge "${badge}" is named after "${named}", which is no plan. Plans of ${plansSource.file}: ${[...names.keys()].join(', ')}.`,
      });
    }
    return { ...rest, label: plan ?? badge };
  });
}

const factSchema = z.union([z.string(), z.number()]).transform(String);
type FactTree = { readonly [name: string]: string | readonly string[] | FactTree };
const factsSchema: z.ZodType<FactTree, unknown> = z.lazy(() =>
  z.record(z.string(), z.union([factSchema, z.array(factSchema), factsSchema])),
);

/** The facts about the CMS that `:fact` compares with, by dotted name; each is a list of values. */
export function readFacts(source: DataFile, problems: Problems): Map<string, readonly string[]> {
  return new Map(leaves(validate(source, factsSchema, problems) ?? {}, ''));
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

function validate<Schema extends z.ZodType>(
  { file, text: source }: DataFile,
  schema: Schema,
  problems: Problems,
): z.output<Schema> | undefined {
  const result = schema.safeParse(parse(source));
  if (result.success) return result.data;
  for (const issue of result.error.issues) {
    problems.add({ file, message: `${issue.path.join('.') || 'The file'}: ${issue.message}.` });
  }
  return undefined;
}

function byId<Entry extends { readonly id: string }, Value>(
  entries: readonly Entry[],
  { file }: DataFile,
  problems: Problems,
  toValue: (entry: Entry) => Value,
): Map<string, Value> {
  const values = new Map<string, Value>();
  for (const entry of entries) {
    if (values.has(entry.id)) {
      problems.add({ file, message: `The id "${entry.id}" stands twice. Each stands once.` });
    }
    values.set(entry.id, toValue(entry));
  }
  return values;
}
