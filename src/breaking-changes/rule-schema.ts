import { z } from 'zod';

const text = z.string().min(1);
const texts = z.array(z.string().min(1)).min(1);
/** `strapi.entityService`, `getWhere` or `a.b.c`. */
const chain = z
  .string()
  .regex(/^[\w$-]+(\.[\w$-]+)*$/, 'Write names with dots between them, such as strapi.fetch');

const pattern = text.refine(isPattern, { error: "This isn't a regular expression" });

/** The kinds of rules, each the key that says what it looks for. */
const ruleKinds = [
  'dependency',
  'import',
  'member',
  'call',
  'key',
  'parameter',
  'text',
  'pattern',
] as const;
type RuleKind = (typeof ruleKinds)[number];

/** The keys that narrow a rule down, with the kinds that know them. */
const narrowing = {
  below: ['dependency'],
  names: ['import'],
  argument: ['call'],
  tested: ['member'],
  except: ['member', 'key'],
  values: ['key', 'parameter'],
  matching: ['key'],
  within: ['key'],
  beside: ['key'],
  without: ['key'],
} as const satisfies Record<string, readonly RuleKind[]>;

const writtenSchema = z.strictObject({
  /** A package of package.json, such as `sqlite3`. */
  dependency: text.optional(),
  /** Only if the declared version starts with a smaller major version than this one. */
  below: z.number().int().positive().optional(),
  /** A module that is imported or required; `@strapi/strapi/*` means everything below it. */
  import: text.optional(),
  /** Only if one of these names of the module is used. */
  names: texts.optional(),
  /** Members that follow each other anywhere in the code, such as `strapi.entityService`. */
  member: chain.optional(),
  /** The same, but called, such as `getWhere` for `strapi.db.metadata.getWhere(…)`. */
  call: chain.optional(),
  /** Only if the text of the call's arguments matches this regular expression. */
  argument: pattern.optional(),
  /** Only if the code decides something by the value, and doesn't just use it. */
  tested: z.literal(true).optional(),
  /** Not where these names are, which end like the rule's: `params.data.publishedAt`. */
  except: z.array(chain).min(1).optional(),
  /** A key of an object or of JSON; `settings.cors` is `cors` directly in `settings`. */
  key: chain.optional(),
  /** A query parameter, in a URL, in an object or as a GraphQL argument. */
  parameter: chain.optional(),
  /** Only with one of these values, as they're written without quotes. */
  values: texts.optional(),
  /** Only if the code of the value matches this regular expression. */
  matching: pattern.optional(),
  /** Only in the arguments of a call whose code before `(` matches, such as `\.findMany$`. */
  within: pattern.optional(),
  /** Only if the object also has this key. */
  beside: text.optional(),
  /** Only if the object doesn't have this key. */
  without: text.optional(),
  /** A word or phrase anywhere but in comments: an environment variable, a command, a name. */
  text: text.optional(),
  /** A regular expression for what no other kind finds, such as the path of an address. */
  pattern: pattern.optional(),
  reason: z.string().min(20).max(220).regex(/[.]$/, 'Write a sentence that ends with a period'),
});

type Written = z.infer<typeof writtenSchema>;

/** A rule of the migration checker, by what it looks for. */
export type Rule = { readonly reason: string } & (
  | { readonly kind: 'dependency'; readonly name: string; readonly below?: number | undefined }
  | {
      readonly kind: 'import';
      readonly module: string;
      readonly names?: readonly string[] | undefined;
    }
  | {
      readonly kind: 'member';
      readonly chain: readonly string[];
      readonly tested?: boolean | undefined;
      readonly except?: readonly (readonly string[])[] | undefined;
    }
  | {
      readonly kind: 'call';
      readonly chain: readonly string[];
      readonly argument?: string | undefined;
    }
  | {
      readonly kind: 'key';
      readonly path: readonly string[];
      readonly except?: readonly (readonly string[])[] | undefined;
      readonly values?: readonly string[] | undefined;
      readonly matching?: string | undefined;
      readonly within?: string | undefined;
      readonly beside?: string | undefined;
      readonly without?: string | undefined;
    }
  | {
      readonly kind: 'parameter';
      readonly name: string;
      readonly values?: readonly string[] | undefined;
    }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'pattern'; readonly pattern: string }
);

/**
 * What the migration checker looks for in pasted code: as an author writes it, exactly one of
 * `ruleKinds`, what narrows it down, and the reason that readers see.
 */
export const ruleSchema = writtenSchema.transform((written, context): Rule => {
  const fail = (message: string) => {
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  };
  const kinds = ruleKinds.filter((kind) => written[kind] !== undefined);
  const [kind] = kinds;
  if (kind === undefined || kinds.length > 1) {
    const found = kinds.join(', ') || 'none';
    return fail(`A rule has exactly one of ${ruleKinds.join(', ')}; found ${found}`);
  }
  for (const [name, allowed] of Object.entries(narrowing)) {
    if (Reflect.get(written, name) === undefined) continue;
    if (!(allowed as readonly RuleKind[]).includes(kind)) {
      return fail(`"${name}" only narrows down ${allowed.join(' and ')} rules, not "${kind}"`);
    }
  }
  return toRule(kind, written);
});

function toRule(kind: RuleKind, written: Written): Rule {
  const { reason, below, names, argument, tested, values, matching, within, beside, without } =
    written;
  const target = written[kind] ?? '';
  const path = target.split('.');
  const except = written.except?.map((more) => more.split('.'));
  switch (kind) {
    case 'dependency':
      return { kind, name: target, below, reason };
    case 'import':
      return { kind, module: target, names, reason };
    case 'member':
      return { kind, chain: path, tested, except, reason };
    case 'call':
      return { kind, chain: path, argument, reason };
    case 'key':
      return { kind, path, except, values, matching, within, beside, without, reason };
    case 'parameter':
      return { kind, name: target, values, reason };
    case 'text':
      return { kind, text: target, reason };
    case 'pattern':
      return { kind, pattern: target, reason };
  }
}

function isPattern(source: string): boolean {
  try {
    return Boolean(new RegExp(source));
  } catch {
    return false;
  }
}
