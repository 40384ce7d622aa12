import { z } from 'zod';
import { type Badge, type Term, tones } from '../vocabulary/site-data.ts';
import type { Problems } from './problems.ts';
import { readYaml, type YamlContent, type YamlSource } from './read-yaml.ts';

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

/** The terms that `:term` explains, by id. */
export function readGlossary(source: YamlSource, problems: Problems): Map<string, Term> {
  const entries = readYaml(source, glossarySchema, problems);
  return byId(entries, source, problems, ({ term, definition }) => ({ term, definition }));
}

/** The badges by id. Those of plans take their label from the plans, so that a rename is one edit. */
export function readBadges(
  source: YamlSource,
  plansSource: YamlSource,
  problems: Problems,
): Map<string, Badge> {
  const plans = readYaml(plansSource, plansSchema, problems)?.value;
  const names = new Map<string, string>();
  for (const plan of plans?.cms.plans ?? []) names.set(`cms/${plan.id}`, plan.name);
  for (const plan of plans?.cloud.plans ?? []) {
    // A name such as "Pro" says little where both products have plans.
    names.set(`cloud/${plan.id}`, `Cloud ${plan.name}`);
  }
  const entries = readYaml(source, badgesSchema, problems);
  return byId(entries, source, problems, ({ id: badge, label, named, ...rest }, line) => {
    const plan = named === undefined ? label : names.get(named);
    if (plan === undefined && plans) {
      problems.add({
        file: source.file,
        line,
        message: `Badge "${badge}" is named after "${named}", which isn’t a plan. Plans of ${plansSource.file}: ${[...names.keys()].join(', ')}.`,
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
