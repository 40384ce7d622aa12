import type { ExampleModel, OwnNames } from './names.ts';

/** In what a name of several words is written: `blog-post`, `blogPost`, `BlogPost`, `BLOG_POST`, `blog_post`. */
const written = {
  kebab: (name: string) => name,
  camel: (name: string) => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()),
  pascal: (name: string) => written.camel(`-${name}`),
  upper: (name: string) => name.replaceAll('-', '_').toUpperCase(),
};

type Form = keyof typeof written;

/** The content type that a word names, as `restaurants` and `createRestaurant` do. */
export function typeOf(word: string, { types }: ExampleModel): string | undefined {
  const parts = partsOf(word).map((part) => part.toLowerCase());
  return Object.entries(types).find(([singular, { plural }]) =>
    parts.some((part) => part === singular || part === plural),
  )?.[0];
}

/** The words in an identifier, and what is between them: `find_ManyItems` has `find`, `_`, `Many` and `Items`. */
const partsOf = (identifier: string): string[] =>
  identifier.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|[^A-Za-z]+/g) ?? [];

/** The form of one of the example's names, which have one word each. */
const formOf = (word: string, lower: Form): Form => {
  if (word === word.toLowerCase()) return lower;
  return word === word.toUpperCase() ? 'upper' : 'pascal';
};

/** Puts the reader's name into an identifier. @param lower the form of a word in lower case */
export function renameWord(
  identifier: string,
  { main, types }: ExampleModel,
  own: OwnNames,
  lower: Form = 'camel',
): string {
  return partsOf(identifier)
    .map((part) => {
      const name = part.toLowerCase();
      if (name === main) return written[formOf(part, lower)](own.singular);
      return name === types[main]?.plural ? written[formOf(part, lower)](own.plural) : part;
    })
    .join('');
}

/** What a record has under a name, which may be that of a method of all objects, such as `constructor`. */
export const under = <Value>(
  record: Readonly<Record<string, Value>>,
  name = '',
): Value | undefined => (Object.hasOwn(record, name) ? record[name] : undefined);

/** The reader's name for a field of the example, which can be written as its column, `price_range`. */
export function renameField(field: string, { fields }: OwnNames): string {
  const column = field.includes('_');
  const own = under(fields, column ? camelOf(field) : field);
  if (own === undefined) return field;
  return column ? own.replace(/(?<=[a-z\d])[A-Z]/g, '_$&').toLowerCase() : own;
}

/** The name of a field whose column is `price_range`. */
export const camelOf = (column: string): string => written.camel(column.replaceAll('_', '-'));
