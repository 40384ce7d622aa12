/** The part of the example's own content types that a renaming needs. */
export interface ExampleModel {
  /** The content type whose names readers replace by their own. */
  readonly main: string;
  /** By singular name, with the type of each field; for a relation in the example, `>` and its target. */
  readonly types: Readonly<
    Record<string, { readonly plural: string; readonly fields: Readonly<Record<string, string>> }>
  >;
}

/** What a reader calls the content type, and those of its fields (by the example's name) that they have. */
export interface OwnNames {
  readonly singular: string;
  readonly plural: string;
  readonly fields: Readonly<Record<string, string>>;
}

export interface Names {
  readonly model: ExampleModel;
  readonly own: OwnNames;
}

/** For types that others come close to, which types a field can have, the best first. */
const alike: Readonly<Record<string, readonly string[]>> = {
  string: ['string', 'text'],
  blocks: ['blocks', 'richtext', 'text'],
  text: ['text', 'richtext', 'blocks', 'string'],
  integer: ['integer', 'biginteger'],
  decimal: ['decimal', 'float'],
  date: ['date', 'datetime'],
};

/** Relations stay: they lead to other content types of the example. */
const isRelation = (type: string): boolean => /^>|^relation$/.test(type);

const isName = (value: unknown): value is string =>
  typeof value === 'string' && /^[a-z][a-z\d]*(?:-[a-z\d]+)*$/.test(value);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether names that were stored are some: anything may have written them. */
export const isOwnNames = (value: unknown): value is OwnNames =>
  isRecord(value) && isName(value.singular) && isName(value.plural) && isRecord(value.fields);

/**
 * Reads a `schema.json`, a route such as `/api/articles`, or a plural name.
 * @returns the names, or a sentence that says what is wrong
 */
export function namesIn(text: string, model: ExampleModel): OwnNames | string {
  const names = text.trim().startsWith('{') ? fromSchema(text, model) : fromPlural(text.trim());
  if (!isOwnNames(names))
    return 'No names found. Paste a schema.json, or enter a route such as /api/articles.';
  const others = Object.entries(model.types).filter(([singular]) => singular !== model.main);
  return others.some(([one, { plural }]) => one === names.singular || plural === names.plural)
    ? `The examples have ${names.plural} already. Enter another content type.`
    : names;
}

function fromPlural(text: string): unknown {
  const plural = text.replace(/^(?:.*\/api)?\//, '').replace(/[/?].*$/, '');
  const singular = plural
    .replace(/ies$/, 'y')
    .replace(/(ss|x|z|ch|sh)es$/, '$1')
    .replace(/(?<=[^s])s$/, '');
  return { singular, plural, fields: {} };
}

function fromSchema(text: string, { main, types }: ExampleModel): unknown {
  let schema: unknown;
  try {
    schema = JSON.parse(text);
  } catch {
    return undefined;
  }
  const { info, attributes } = isRecord(schema) ? schema : {};
  if (!isRecord(info) || !isRecord(attributes)) return undefined;
  const theirs = new Map(
    Object.entries(attributes).filter(([name]) => /^[a-z]\w*$/i.test(name)) as [string, Field][],
  );
  const fields: Record<string, string> = {};
  // A field that the reader has by the same name stays; others get the first of their kind that is left.
  const ours = Object.entries(types[main]?.fields ?? {}).filter(([name]) => !theirs.delete(name));
  for (const [name, type] of ours.filter(([, of]) => !isRelation(of))) {
    const [partner] = (alike[type] ?? [type]).flatMap((kind) =>
      [...theirs.keys()].filter((own) => theirs.get(own)?.type === kind),
    );
    if (partner === undefined) continue;
    fields[name] = partner;
    theirs.delete(partner);
  }
  return { singular: info.singularName, plural: info.pluralName, fields };
}

type Field = { readonly type?: unknown } | null;
