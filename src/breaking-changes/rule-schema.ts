import { z } from 'zod';

const text = z.string().min(1);
const texts = z.array(z.string().min(1)).min(1);
/** `strapi.entityService`, `getWhere` or `a.b.c`. */
const chain = z
  .string()
  .regex(/^[\w$-]+(\.[\w$-]+)*$/, 'Write names with dots between them, such as strapi.fetch');

/** The kinds of rules, each the key that says what it looks for. */
export const ruleKinds = [
  'dependency',
  'import',
  'member',
  'call',
  'key',
  'parameter',
  'text',
] as const;
export type RuleKind = (typeof ruleKinds)[number];

/** The keys that narrow a rule down, with the kinds that know them. */
const narrowing = {
  below: ['dependency'],
  names: ['import'],
  argument: ['call'],
  values: ['key', 'parameter'],
  within: ['key'],
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
  argument: text.optional(),
  /** A key of an object or of JSON; `settings.cors` is `cors` directly in `settings`. */
  key: chain.optional(),
  /** A query parameter, in a URL, in an object or as a GraphQL argument. */
  parameter: chain.optional(),
  /** Only with one of these values, as they're written without quotes. */
  values: texts.optional(),
  /** Only in the arguments of a call of one of these names, such as `findMany`. */
  within: texts.optional(),
  /** A word or phrase anywhere but in comments: an environment variable, a command, a name. */
  text: text.optional(),
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
  | { readonly kind: 'member'; readonly chain: readonly string[] }
  | {
      readonly kind: 'call';
      readonly chain: readonly string[];
      readonly argument?: string | undefined;
    }
  | {
      readonly kind: 'key';
      readonly path: readonly string[];
      readonly values?: readonly string[] | undefined;
      readonly within?: readonly string[] | undefined;
    }
  | {
      readonly kind: 'parameter';
      readonly name: string;
      readonly values?: readonly string[] | undefined;
    }
  | { readonly kind: 'text'; readonly text: string }
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
  if (written.argument !== undefined && !isPattern(written.argument)) {
    return fail(`"argument" isn't a regular expression: ${written.argument}`);
  }
  return toRule(kind, written);
});

function toRule(kind: RuleKind, written: Written): Rule {
  const { reason, below, names, argument, values, within } = written;
  const target = written[kind] ?? '';
  switch (kind) {
    case 'dependency':
      return { kind, name: target, below, reason };
    case 'import':
      return { kind, module: target, names, reason };
    case 'member':
      return { kind, chain: target.split('.'), reason };
    case 'call':
      return { kind, chain: target.split('.'), argument, reason };
    case 'key':
      return { kind, path: target.split('.'), values, within, reason };
    case 'parameter':
      return { kind, name: target, values, reason };
    case 'text':
      return { kind, text: target, reason };
  }
}

function isPattern(source: string): boolean {
  try {
    return Boolean(new RegExp(source));
  } catch {
    return false;
  }
}
