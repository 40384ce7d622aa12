/** Parameters of a REST request, as the editor's literal spells them out. */
export type Parameters = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Parameters =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The operators of filters, by what they compare (the CMS rejects any other). */
export const operators = [
  '$eq',
  '$eqi',
  '$ne',
  '$nei',
  '$lt',
  '$lte',
  '$gt',
  '$gte',
  '$in',
  '$notIn',
  '$contains',
  '$notContains',
  '$containsi',
  '$notContainsi',
  '$null',
  '$notNull',
  '$between',
  '$startsWith',
  '$startsWithi',
  '$endsWith',
  '$endsWithi',
] as const;

/** Operators that join or turn other conditions. */
export const joiners = ['$and', '$or', '$not'] as const;

/** The parameters that the REST API takes. */
export const parameterNames = [
  'filters',
  'populate',
  'fields',
  'sort',
  'pagination',
  'status',
  'locale',
  'publicationFilter',
  '_q',
] as const;
