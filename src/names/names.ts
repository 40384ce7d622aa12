/** The part of the example's own content types that a renaming needs. */
export interface ExampleModel {
  /** The content type whose names readers replace by their own. */
  readonly main: string;
  /** By singular name, such as `restaurant`. */
  readonly types: Readonly<Record<string, ExampleType>>;
}

interface ExampleType {
  readonly plural: string;
  /** The type of each field; for a relation to a content type of the example, `>` and its name. */
  readonly fields: Readonly<Record<string, string>>;
}

/** What a reader calls the content type of the example, and its fields where they have such fields. */
export interface OwnNames {
  readonly singular: string;
  readonly plural: string;
  /** By the example's name. */
  readonly fields: Readonly<Record<string, string>>;
}

/** Types of which the first in a list fits best. */
const kinds: readonly (readonly string[])[] = [
  ['string', 'text'],
  ['blocks', 'richtext', 'text'],
  ['text', 'richtext', 'blocks', 'string'],
  ['integer', 'biginteger'],
  ['decimal', 'float'],
  ['date', 'datetime'],
  ...['uid', 'media', 'enumeration', 'boolean', 'email', 'component', 'dynamiczone'].map((of) => [
    of,
  ]),
];

/**
 * Reads a `schema.json`, a route such as `/api/articles`, or a plural name.
 * @returns the names, or a sentence that says what is wrong
 */
export function namesIn(text: string, model: ExampleModel): OwnNames | string {
  const names = text.trim().startsWith('{') ? fromSchema(text, model) : fromPlural(text);
  if (names === undefined)
    return 'No names found. Paste a schema.json, or enter a route such as /api/articles.';
  const others = Object.entries(model.types).filter(([singular]) => singular !== model.main);
  const taken = others.some(
    ([singular, { plural }]) => singular === names.singular || plural === names.plural,
  );
  return taken ? `The examples have ${names.plural} already. Enter another content type.` : names;
}

function fromPlural(text: string): OwnNames | undefined {
  const plural = /^(?:.*\/api\/|\/?)([a-z][a-z\d]*(?:-[a-z\d]+)*)(?:[/?].*)?$/.exec(
    text.trim(),
  )?.[1];
  if (plural === undefined) return undefined;
  const singular = plural
    .replace(/ies$/, 'y')
    .replace(/(ss|x|z|ch|sh)es$/, '$1')
    .replace(/(?<=[^s])s$/, '');
  return { singular, plural, fields: {} };
}

/** Whether names that were stored are some: anything may have written them. */
export const isOwnNames = (value: unknown): value is OwnNames =>
  isRecord(value) && isName(value.singular) && isName(value.plural) && isRecord(value.fields);

const isName = (value: unknown): value is string =>
  typeof value === 'string' && /^[a-z][a-z\d-]*$/.test(value);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function fromSchema(text: string, model: ExampleModel): OwnNames | undefined {
  let schema: unknown;
  try {
    schema = JSON.parse(text);
  } catch {
    return undefined;
  }
  const { info, attributes } = isRecord(schema) ? schema : {};
  const { singularName: singular, pluralName: plural } = isRecord(info) ? info : {};
  if (!isName(singular) || !isName(plural) || !isRecord(attributes)) return undefined;
  const theirs = new Map<string, unknown>(
    Object.entries(attributes).flatMap(([name, field]) =>
      /^[a-z]\w*$/i.test(name) && isRecord(field) ? [[name, field.type]] : [],
    ),
  );
  return { singular, plural, fields: partners(model.types[model.main]?.fields ?? {}, theirs) };
}

/** A field's partner has its name, or is the first of its kind that no other field has. */
function partners(
  ours: Readonly<Record<string, string>>,
  theirs: Map<string, unknown>,
): Record<string, string> {
  const found: Record<string, string> = {};
  const others = Object.entries(ours).filter(([name]) => !theirs.delete(name));
  for (const [name, type] of others) {
    const [first] = (kinds.find(([of]) => of === type) ?? []).flatMap((kind) =>
      [...theirs].filter(([, of]) => of === kind),
    );
    if (!first) continue;
    found[name] = first[0];
    theirs.delete(first[0]);
  }
  return found;
}
