import { expect, test } from 'vitest';
import { checkEndpoint, checkParameters } from './check-request.ts';
import { examples } from './examples.ts';
import { filtersToRows, rowsToFilters, textToList } from './form-values.ts';
import { readParameters } from './read-parameters.ts';
import { readSharedRequest, requestUrl, sharedAddress } from './request-address.ts';

const mistakeOf = (source: string) => {
  const read = readParameters(source);
  return read.ok ? undefined : read.mistake;
};

test.each(examples)('the example "$name" is without mistakes', ({ endpoint, parameters }) => {
  const read = readParameters(parameters);
  if (!read.ok) throw new Error(read.mistake.message);
  expect(checkEndpoint(endpoint)).toBeUndefined();
  expect(checkParameters(read.parameters, parameters)).toEqual([]);
});

test('the address is encoded as qs encodes it, its brackets left as they are', () => {
  const parameters = { filters: { name: { $eq: 'Belle Garonne & Co' } }, sort: ['name:asc'] };
  expect(requestUrl(' /api/restaurants ', parameters)).toBe(
    '/api/restaurants?filters[name][$eq]=Belle%20Garonne%20%26%20Co&sort[0]=name%3Aasc',
  );
  expect(requestUrl('/api/restaurants', {})).toBe('/api/restaurants');
});

test.each([
  ['{\n  sort: [', 2, /Line 2, column \d+: the text ends too early.*\] missing/],
  ['{\n  status: draft,\n}', 2, /Line 2, column \d+: unexpected "d". Use a plain value/],
  ['{ a: 1 b: 2 }', 1, /unexpected "b".*comma/],
  ['{ a: alert(1) }', 1, /unexpected .* Use a plain value/],
  ['[1]', 1, /must be an object, \{ … \}. Found a list/],
])('%j is rejected with its place', (source, line, message) => {
  expect(mistakeOf(source)).toEqual({ line, message: expect.stringMatching(message) });
});

test('nothing is run: a literal that would run code is rejected', () => {
  expect(mistakeOf('{ a: (() => { globalThis.pwned = true })() }')).toBeDefined();
  expect('pwned' in globalThis).toBe(false);
});

test.each([
  ['', /Enter a path/],
  ['api/restaurants', /must start with "\/"/],
  ['/api/restaurants?sort=name', /Remove everything from "\?"/],
  ['/api/my restaurants', /can't contain spaces/],
])('the endpoint %j is rejected', (endpoint, message) => {
  expect(checkEndpoint(endpoint)).toMatch(message);
});

test.each([['/api/restaurants'], ['https://cms.example.com/api/restaurants']])(
  'the endpoint %j is taken',
  (endpoint) => {
    expect(checkEndpoint(endpoint)).toBeUndefined();
  },
);

test.each([
  [{ filters: { name: { $equal: 'x' } } }, /no operator "\$equal". Did you mean \$eq/],
  [{ filters: { $or: { name: 'x' } } }, /\$or takes a list/],
  [
    { publicationState: 'live' },
    /no parameter "publicationState". In Strapi 5, use status instead/,
  ],
  [{ status: 'live' }, /status is "draft" or "published"/],
  [{ sort: ['name:up'] }, /order in "name:up" must be asc or desc/],
  [{ pagination: { page: 1, limit: 5 } }, /rejects both together/],
  [{ pagination: { page: 0 } }, /page must be a whole number from 1; found 0/],
])('%j is questioned', (parameters, message) => {
  const source = JSON.stringify(parameters);
  expect(checkParameters(parameters, source)).toEqual([
    { line: 1, message: expect.stringMatching(message) },
  ]);
});

test('filters become rows and rows filters', () => {
  const filters = { name: { $eq: 'A', $ne: 'B' }, capacity: { $in: [1, 2] } };
  const rows = filtersToRows(filters);
  expect(rows).toHaveLength(3);
  expect(rowsToFilters(rows ?? [])).toEqual(filters);
  expect(filtersToRows({ $or: [] })).toBeUndefined();
  expect(rowsToFilters([{ field: '', operator: '$eq', value: '' }])).toBeUndefined();
});

test('lists are typed with commas', () => {
  expect(textToList('name, slug,')).toEqual(['name', 'slug']);
  expect(textToList(' * ')).toBe('*');
  expect(textToList('')).toBeUndefined();
});

test('a request survives being shared', () => {
  const request = { endpoint: '/api/a', parameters: "{\n  sort: ['a&b'], // ü\n}" };
  const address = sharedAddress('https://docs.example.com/x?y=1#z', request);
  expect(readSharedRequest(new URL(address ?? '').search)).toEqual(request);
  expect(readSharedRequest('?utm_source=x')).toBeUndefined();
});
