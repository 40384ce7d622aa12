import ts from 'typescript';

/** What a value can be. A list is its own kind, whatever is in it. */
const valueKinds = ['string', 'number', 'boolean', 'object', 'list', 'function'] as const;
export type ValueKind = (typeof valueKinds)[number];

/** What values an option takes: all of these kinds, and these strings, numbers and booleans. */
export interface OptionType {
  readonly kinds: ReadonlySet<ValueKind>;
  readonly literals: ReadonlySet<string | number | boolean>;
}

/** The words in the column Type, which also say what is in a list. */
const words: Readonly<Record<string, ValueKind>> = {
  string: 'string',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
  object: 'object',
  function: 'function',
  array: 'list',
  list: 'list',
};

/** What the column Type says, or the part of it that isn't understood. */
export type WrittenType = { ok: true; type: OptionType } | { ok: false; part: string };

/** Reads a type as pages write it: words and code, such as `string or integer` or `` `a`, `b` or boolean ``. */
export function readWrittenType(parts: readonly { code: boolean; text: string }[]): WrittenType {
  const kinds = new Set<ValueKind>();
  const literals = new Set<string | number | boolean>();
  for (const { code, text } of parts) {
    if (code) {
      literals.add(literalOf(text));
      continue;
    }
    for (const part of text.split(/,|\bor\b/)) {
      const word = part.trim();
      if (word === '') continue;
      const [, plain = word] =
        /^(list|array) of (?:strings|numbers|integers|objects|functions)$/.exec(word) ?? [];
      const kind = words[plain];
      if (kind === undefined) return { ok: false, part: word };
      kinds.add(kind);
    }
  }
  return { ok: true, type: { kinds, literals } };
}

/** `false` and `0` in code are values, anything else is a string. */
function literalOf(text: string): string | number | boolean {
  const bare = text.replace(/^(['"])(.*)\1$/, '$2');
  if (bare !== text) return bare;
  if (text === 'true' || text === 'false') return text === 'true';
  return /^-?\d+$/.test(text) ? Number(text) : text;
}

/** The type of a default value; `undefined` for one that says nothing, such as `null`. */
function typeOfValue(value: unknown): ValueKind | undefined {
  if (value === null || value === undefined) return undefined;
  if (Array.isArray(value)) return 'list';
  const kind = typeof value;
  return valueKinds.find((known) => known === kind);
}

/** What a TypeScript type allows; `undefined` if it allows anything. */
export function optionTypeOf(type: ts.Type, checker: ts.TypeChecker): OptionType | undefined {
  const kinds = new Set<ValueKind>();
  const literals = new Set<string | number | boolean>();
  for (const member of type.isUnion() ? type.types : [type]) {
    if (member.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null | ts.TypeFlags.Void)) continue;
    const literal = literalType(member, checker);
    if (literal !== undefined) literals.add(literal);
    else {
      const kind = kindOf(member, checker);
      if (kind === undefined) return undefined;
      kinds.add(kind);
    }
  }
  if (literals.has(true) && literals.has(false)) {
    literals.delete(true);
    literals.delete(false);
    kinds.add('boolean');
  }
  return kinds.size + literals.size > 0 ? { kinds, literals } : undefined;
}

function literalType(
  type: ts.Type,
  checker: ts.TypeChecker,
): string | number | boolean | undefined {
  if (type.isStringLiteral() || type.isNumberLiteral()) return type.value;
  return type.flags & ts.TypeFlags.BooleanLiteral
    ? checker.typeToString(type) === 'true'
    : undefined;
}

function kindOf(type: ts.Type, checker: ts.TypeChecker): ValueKind | undefined {
  if (type.flags & (ts.TypeFlags.StringLike | ts.TypeFlags.TemplateLiteral)) return 'string';
  if (type.flags & ts.TypeFlags.NumberLike) return 'number';
  if (type.flags & ts.TypeFlags.BooleanLike) return 'boolean';
  if (type.getCallSignatures().length > 0) return 'function';
  if (checker.isArrayType(type) || checker.isTupleType(type) || isReadonlyArray(type))
    return 'list';
  // A string with a mark on it (`string & {}`) is a string.
  if (type.isIntersection()) {
    const kinds = type.types.map((part) => kindOf(part, checker));
    return kinds.find((kind) => kind !== 'object') ?? kinds[0];
  }
  return type.flags & (ts.TypeFlags.Object | ts.TypeFlags.NonPrimitive) ? 'object' : undefined;
}

const isReadonlyArray = (type: ts.Type): boolean => type.symbol?.name === 'ReadonlyArray';

/** `string or number`, with values as code. */
function printType({ kinds, literals }: OptionType): string {
  return [...[...literals].map((value) => `\`${value}\``), ...kinds].join(' or ');
}

/**
 * What is wrong with a type as a page writes it, compared with the type that the packages declare:
 * it must name every kind and every value, and no others. An option that takes any string may list
 * the strings that have an effect.
 */
export function wrongType(written: OptionType, declared: OptionType): string | undefined {
  const missing = [...declared.kinds].filter(
    (kind) =>
      !written.kinds.has(kind) && ![...written.literals].some((value) => typeof value === kind),
  );
  const missingValues = [...declared.literals].filter(
    (value) =>
      !written.literals.has(value) && !(typeof value === 'boolean' && written.kinds.has('boolean')),
  );
  const others = [...written.kinds].filter((kind) => !declared.kinds.has(kind));
  const otherValues = [...written.literals].filter(
    (value) => !declared.literals.has(value) && !declared.kinds.has(typeof value as ValueKind),
  );
  return missing.length + missingValues.length + others.length + otherValues.length === 0
    ? undefined
    : `is ${printType(declared)} in the packages, the page says ${printType(written)}`;
}

/** What is wrong with a type as a page writes it, if all that is known is a default value. */
export function wrongTypeOfDefault(written: OptionType, value: unknown): string | undefined {
  const kind = typeOfValue(value);
  if (kind === undefined || written.kinds.has(kind)) return undefined;
  const fits =
    written.literals.size > 0 && [...written.literals].some((literal) => literal === value);
  return fits
    ? undefined
    : `has a default of the type ${kind} in the packages, the page says ${printType(written)}`;
}
