import type { ExampleModel, OwnNames } from './names.ts';
import { renameField, renameWord, typeOf, under } from './words.ts';

/** Parameters whose values are names of fields. */
const listing = /^(?:fields|sort|populate)$/;

/** A path with its query, or a line of it. @param about the content type that the path leads to */
export function renameAddress(
  address: string,
  about: string | undefined,
  model: ExampleModel,
  own: OwnNames,
): string {
  const [, path = '', query = ''] = /^([^?&]*)(.*)$/.exec(address) ?? [];
  const parameters = query.replace(/([?&])([^=&]*)(=[^&]*)?/g, (_, mark, name, value = '') => {
    let type = about;
    let last = '';
    const key = name.replace(/[^[\].]+/g, (part: string) => {
      const text = renameKey(part, type, model, own);
      type = targetOf(part, type, model);
      if (!/^\d+$/.test(part)) last = part;
      return text;
    });
    const list = listing.test(last) ? `=${renameList(value.slice(1), type, model, own)}` : value;
    return mark + key + (value ? list : '');
  });
  const inPlace = path.replace(/(?<![\w-])[A-Za-z]+(?![\w-])/g, (word) =>
    renameWord(word, model, own, 'kebab'),
  );
  return inPlace + parameters;
}

/** Names of fields, as `name:asc,categories.name` has them. */
export function renameList(
  text: string,
  about: string | undefined,
  model: ExampleModel,
  own: OwnNames,
): string {
  return text.replace(/[^,]+/g, (path) => {
    let type = about;
    return path.replace(/[A-Za-z_]\w*/g, (part) => {
      const name = renameKey(part, type, model, own);
      type = targetOf(part, type, model);
      return name;
    });
  });
}

/** The type of a field of a content type. */
export const kindOf = (
  field: string,
  type: string | undefined,
  { types }: ExampleModel,
): string | undefined => under(under(types, type)?.fields ?? {}, field);

/** The type of what a field has: another content type, none of the example, or the same one still. */
export function targetOf(
  field: string,
  type: string | undefined,
  model: ExampleModel,
): string | undefined {
  const kind = kindOf(field, type, model);
  if (kind === undefined) return typeOf(field, model) ?? type;
  if (kind.startsWith('>')) return kind.slice(1);
  return /^(?:media|relation|component|dynamiczone)$/.test(kind) ? 'other' : type;
}

/** The type of what names of fields lead to. */
export const typeAt = (
  path: readonly string[],
  type: string | undefined,
  model: ExampleModel,
): string | undefined => path.reduce((at, field) => targetOf(field, at, model), type);

/** A name of a field, or one with the name of the content type in it. */
export function renameKey(
  word: string,
  type: string | undefined,
  model: ExampleModel,
  own: OwnNames,
): string {
  const name = type === model.main ? renameField(word, own) : word;
  return name === word ? renameWord(word, model, own) : name;
}
