import { isObject, operators, type Parameters } from './parameters.ts';

export interface FilterRow {
  readonly field: string;
  readonly operator: string;
  readonly value: string;
}

/** `name, slug` for a list; `undefined` where a line cannot show what the code says. */
export function lineOf(value: unknown): string | undefined {
  if (value === undefined) return '';
  if (Array.isArray(value)) {
    return value.every((entry) => typeof entry === 'string') ? value.join(', ') : undefined;
  }
  return typeof value === 'object' ? undefined : String(value);
}

/** The list that a reader typed; nothing typed is no parameter, and `*` stands for everything. */
export function textToList(text: string): string | string[] | undefined {
  const entries = text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  if (entries.length === 0) return undefined;
  return entries.length === 1 && entries[0] === '*' ? '*' : entries;
}

/** The rows of the form; `undefined` where filters are nested deeper than rows can say. */
export function filtersToRows(filters: unknown): FilterRow[] | undefined {
  if (filters === undefined) return [];
  if (!isObject(filters)) return undefined;
  const rows: FilterRow[] = [];
  for (const [field, conditions] of Object.entries(filters)) {
    if (field.startsWith('$') || !isObject(conditions)) return undefined;
    for (const [operator, value] of Object.entries(conditions)) {
      const text = valueToText(value);
      if (text === undefined || !operators.some((name) => name === operator)) return undefined;
      rows.push({ field, operator, value: text });
    }
  }
  return rows;
}

/** Rows without a field are still being written and say nothing yet. */
export function rowsToFilters(rows: readonly FilterRow[]): Parameters | undefined {
  const filters: Record<string, Record<string, unknown>> = {};
  for (const { field, operator, value } of rows) {
    const name = field.trim();
    if (name === '') continue;
    filters[name] = { ...filters[name], [operator]: textToValue(value, operator) };
  }
  return Object.keys(filters).length === 0 ? undefined : filters;
}

const lists = new Set(['$in', '$notIn', '$between']);

function valueToText(value: unknown): string | undefined {
  if (Array.isArray(value)) {
    const texts = value.map(valueToText);
    return texts.includes(undefined) ? undefined : texts.join(', ');
  }
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : undefined;
}

function textToValue(text: string, operator: string): unknown {
  if (lists.has(operator)) return text.split(',').map((entry) => textToScalar(entry.trim()));
  return textToScalar(text);
}

/** In the address everything is text; numbers and truth values only read better in the code. */
function textToScalar(text: string): string | number | boolean {
  if (text === 'true' || text === 'false') return text === 'true';
  return text !== '' && String(Number(text)) === text ? Number(text) : text;
}

/**
 * The parameters after a reader changed a field of the form.
 * @param name of the field
 * @param form what all fields say
 */
export function withField(parameters: Parameters, name: string, form: FormData): Parameters {
  const text = String(form.get(name) ?? '').trim();
  switch (name) {
    case 'page':
    case 'pageSize': {
      const before = isObject(parameters.pagination) ? parameters.pagination : {};
      const pagination = withKey(before, name, numberOrText(text));
      const isEmpty = Object.keys(pagination).length === 0;
      return withKey(parameters, 'pagination', isEmpty ? undefined : pagination);
    }
    case 'status':
    case 'locale':
      return withKey(parameters, name, text || undefined);
    case 'fields':
    case 'populate':
    case 'sort':
      return withKey(parameters, name, textToList(text));
    default:
      return withKey(parameters, 'filters', rowsToFilters(rowsOf(form)));
  }
}

/** The rows of filters in a form. */
export function rowsOf(form: FormData): FilterRow[] {
  const [operators = [], values = []] = ['operator', 'value'].map((name) => form.getAll(name));
  return form.getAll('field').map((field, at) => ({
    field: String(field),
    operator: String(operators[at]),
    value: String(values[at]),
  }));
}

/** Sets a key, or takes it away where there is no value. A key that is there keeps its place. */
export function withKey(parameters: Parameters, key: string, value: unknown): Parameters {
  const { [key]: _, ...others } = parameters;
  return value === undefined ? others : { ...parameters, [key]: value };
}

/** What isn't a number stays as it was typed, so that the check can say so. */
function numberOrText(text: string): number | string | undefined {
  if (text === '') return undefined;
  return Number.isNaN(Number(text)) ? text : Number(text);
}
