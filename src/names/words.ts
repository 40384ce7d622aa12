import type { ExampleModel, Names } from './names.ts';

/** In what a name of several words is written: `blog-post`, `blog_post`, `blogPost`, `BlogPost`, `BLOG_POST`. */
const written = {
  kebab: (name: string) => name,
  snake: (name: string) => name.replaceAll('-', '_'),
  camel: (name: string) => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()),
  pascal: (name: string) => written.camel(`-${name}`),
  upper: (name: string) => written.snake(name).toUpperCase(),
};

/** How a name is written that has no capitals in the example. */
type Lower = 'camel' | 'kebab' | 'snake';

/** The words in an identifier, and what is between them: `find_ManyItems` has `find`, `_`, `Many` and `Items`. */
const partsOf = (identifier: string): string[] =>
  identifier.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|[^A-Za-z]+/g) ?? [];

/** The content type that a word names, as `restaurants` and `createRestaurant` do. */
export function typeOf(word: string, { types }: ExampleModel): string | undefined {
  const parts = partsOf(word).map((part) => part.toLowerCase());
  return Object.keys(types).find((name) =>
    parts.some((part) => part === name || part === types[name]?.plural),
  );
}

/** Puts the reader's name into an identifier. */
export function renameWord(
  identifier: string,
  { model: { main, types }, own }: Names,
  lower: Lower,
): string {
  const forms = new Map([
    [main, own.singular],
    [types[main]?.plural, own.plural],
  ]);
  const renamed = partsOf(identifier).map((part) => {
    const name = forms.get(part.toLowerCase());
    if (name === undefined) return part;
    if (part === part.toLowerCase()) return written[lower](name);
    return written[part === part.toUpperCase() ? 'upper' : 'pascal'](name);
  });
  return renamed.join('');
}

/** What a record has itself: a word can be the name of a method of all objects, such as `constructor`. */
const under = <Value>(record: Readonly<Record<string, Value>>, name = ''): Value | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined;

/** A field by its name in schemas, which is `priceRange` for the column `price_range`. */
const fieldOf = (word: string): string =>
  /[a-z]_[a-z]/.test(word) ? written.camel(word.replaceAll('_', '-')) : word;

/** The type of a field of a content type. */
export const kindOf = (
  word: string,
  type: string | undefined,
  { types }: ExampleModel,
): string | undefined => under(under(types, type)?.fields ?? {}, fieldOf(word));

/** The column of a field: numbers count as words in it. */
const columnOf = (field: string): string =>
  field.replace(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Za-z])(?=\d)|(?<=\d)(?=[a-z])/g, '_').toLowerCase();

/** The type of an enumeration in GraphQL, such as `ENUM_RESTAURANT_PRICERANGE`. */
function renameEnum(word: string, { model: { main }, own }: Names): string {
  const [, field = ''] = word.split(`ENUM_${main.toUpperCase()}_`);
  const [, name] = Object.entries(own.fields).find(([ours]) => ours.toUpperCase() === field) ?? [];
  const type = written.camel(own.singular);
  return field === '' ? word : `ENUM_${type}_${name ?? field}`.toUpperCase();
}

/** A name of a field of a content type, or of its column, or an identifier. */
export function renameKey(
  word: string,
  type: string | undefined,
  names: Names,
  isColumn = fieldOf(word) !== word,
): string {
  if (word.startsWith('ENUM_')) return renameEnum(word, names);
  const own = type === names.model.main ? under(names.own.fields, fieldOf(word)) : undefined;
  if (own === undefined) return renameWord(word, names, 'camel');
  return isColumn ? columnOf(own) : own;
}

/** The type of what a name leads to: another content type, none of the example, or the same one still. */
export function targetOf(
  word: string,
  type: string | undefined,
  model: ExampleModel,
): string | undefined {
  const kind = kindOf(word, type, model);
  if (kind === undefined) return typeOf(word, model) ?? type;
  if (kind.startsWith('>')) return kind.slice(1);
  return /^(?:media|relation|component|dynamiczone)$/.test(kind) ? 'other' : type;
}

/** Names of fields in a row, each of what the one before leads to: `categories.name`. */
export function renameTrail(
  trail: string,
  about: string | undefined,
  names: Names,
): { readonly text: string; readonly type: string | undefined; readonly last: string } {
  let type = about;
  let last = '';
  const text = trail.replace(/[A-Za-z_$][\w$-]*/g, (word) => {
    const name = renameKey(word, type, names);
    type = targetOf(word, type, names.model);
    last = word;
    return name;
  });
  return { text, type, last };
}

/** Names of fields, as `name:asc,categories.name` has them. */
export const renameList = (text: string, about: string | undefined, names: Names): string =>
  text.replace(/[^,]+/g, (trail) => renameTrail(trail, about, names).text);

/** A path with its query, or a line of it, and the content type that it leads to. */
export function renameAddress(address: string, about: string | undefined, names: Names): string {
  const [, path = '', query = ''] = /^([^?&]*)(.*)$/.exec(address) ?? [];
  const parameters = query.replace(/([?&][^=&]*)(=[^&]*)?/g, (_, key: string, value = '') => {
    const { text, type, last } = renameTrail(key, about, names);
    const isList = /^(?:fields|sort|populate)$/.test(last);
    return text + (isList ? renameList(value, type, names) : value);
  });
  return inPath(path, names) + parameters;
}

/** Names between the slashes and points of a path or a UID. */
export const inPath = (text: string, names: Names): string =>
  text.replace(/(?<![\w-])[A-Za-z]+(?![\w-])/g, (word) => renameWord(word, names, 'kebab'));

/** Words in prose stay; UIDs and routes are none. */
export const inProse = (text: string, names: Names): string =>
  text.replace(/(?:\bapi::|\/)[\w./-]+/g, (path) => inPath(path, names));
