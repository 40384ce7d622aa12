import { z } from 'zod';

const text = z.string().min(1);
const texts = z.array(text).min(1);

/** `strapi.entityService`, `getWhere` or `a.b.c`. */
const chain = z
  .string()
  .regex(/^[\w$-]+(\.[\w$-]+)*$/, 'Write names with dots between them, such as strapi.fetch')
  .transform((names) => names.split('.'));
const pattern = text.refine(isPattern, { error: "This isn't a regular expression" });
/** Not where these names are, which end like the rule's: `params.data.publishedAt`. */
const except = z.array(chain).min(1).optional();
/** Only with one of these values, as they're written without quotes. */
const values = texts.optional();
/** What readers see. */
const reason = z
  .string()
  .min(20)
  .max(220)
  .regex(/[.]$/, 'Write a sentence that ends with a period');

/** What each kind of rule looks for, under the key of its name, and what narrows it down. */
const kinds = {
  /** A package of package.json, such as `sqlite3`, only if it's declared below this major version. */
  dependency: z
    .strictObject({ dependency: text, below: z.number().int().positive().optional(), reason })
    .transform(
      ({ dependency, ...rule }) => ({ kind: 'dependency', name: dependency, ...rule }) as const,
    ),
  /** A module that is imported or required, or some of its names; `@strapi/strapi/*` is all below it. */
  import: z
    .strictObject({ import: text, names: texts.optional(), reason })
    .transform(({ import: module, ...rule }) => ({ kind: 'import', module, ...rule }) as const),
  /** Members that follow each other anywhere; `tested` if the code decides something by the value. */
  member: z
    .strictObject({ member: chain, tested: z.literal(true).optional(), except, reason })
    .transform(({ member, ...rule }) => ({ kind: 'member', chain: member, ...rule }) as const),
  /** The same, but called, such as `getWhere` for `strapi.db.metadata.getWhere(…)`, with such arguments. */
  call: z
    .strictObject({ call: chain, argument: pattern.optional(), reason })
    .transform(({ call, ...rule }) => ({ kind: 'call', chain: call, ...rule }) as const),
  /** A key of an object or of JSON; `settings.cors` is `cors` directly in `settings`. */
  key: z
    .strictObject({
      key: chain,
      except,
      values,
      /** Only if the code of the value matches. */
      matching: pattern.optional(),
      /** Only in the arguments of a call whose code before `(` matches, such as `\.findMany$`. */
      within: pattern.optional(),
      /** Only if the object also has this key. */
      beside: text.optional(),
      /** Only if the object doesn't have this key. */
      without: text.optional(),
      reason,
    })
    .transform(({ key, ...rule }) => ({ kind: 'key', path: key, ...rule }) as const),
  /** A query parameter, in a URL, in an object or as a GraphQL argument. */
  parameter: z
    .strictObject({ parameter: chain, values, reason })
    .transform(
      ({ parameter, ...rule }) => ({ kind: 'parameter', path: parameter, ...rule }) as const,
    ),
  /** A word or phrase anywhere but in comments: an environment variable, a command, a name. */
  text: z.strictObject({ text, reason }).transform((rule) => ({ kind: 'text', ...rule }) as const),
  /** A regular expression for what no other kind finds, such as the path of an address. */
  pattern: z
    .strictObject({ pattern, reason })
    .transform((rule) => ({ kind: 'pattern', ...rule }) as const),
};
const kindNames = Object.keys(kinds) as (keyof typeof kinds)[];

/** A rule of the migration checker. */
export type Rule = z.output<(typeof kinds)[keyof typeof kinds]>;

/** What the migration checker looks for in pasted code, as an author writes it. */
export const ruleSchema = z.record(z.string(), z.unknown()).transform((written, context): Rule => {
  const found = kindNames.filter((kind) => kind in written);
  const [kind, second] = found;
  if (kind === undefined || second !== undefined) {
    context.addIssue(
      `A rule has exactly one of ${kindNames.join(', ')}; found ${found.join(', ') || 'none'}`,
    );
    return z.NEVER;
  }
  const result = kinds[kind].safeParse(written);
  if (result.success) return result.data;
  for (const { path, message } of result.error.issues) {
    context.addIssue({ code: 'custom', path, message: `${kind}: ${message}` });
  }
  return z.NEVER;
});

function isPattern(source: string): boolean {
  try {
    return Boolean(new RegExp(source));
  } catch {
    return false;
  }
}
