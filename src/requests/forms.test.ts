import { expect, test } from 'vitest';
import { forms, graphqlRequest } from './forms.ts';
import { parseRequest } from './parse-request.ts';

const search = parseRequest(
  "GET /api/dishes?filters[name][$eq]=Ana's pie&fields[0]=name&pagination[page]=2",
);
const update = parseRequest(
  'PUT /api/dishes/cw3ezbgso3rdggrgtn796r78?status=draft\nAuthorization: Bearer <full-access-token>\n\n{ "data": { "name": "Pie" } }',
);

test('a shell gets quotes that Bash and PowerShell read alike, and the token from a variable', () => {
  expect(
    forms.curl.write(parseRequest('GET /api/dishes?filters[name][$eq]=Pie&fields[0]=name')),
  ).toBe(
    [
      "curl -G 'http://localhost:1337/api/dishes' \\",
      "  --data-urlencode 'filters[name][$eq]=Pie' \\",
      "  --data-urlencode 'fields[0]=name'",
    ].join('\n'),
  );
  expect(forms.curl.write(search)).toContain('=Ana%27s%20pie&');
  expect(forms.curl.write(update)).toContain('-H "Authorization: Bearer $STRAPI_TOKEN"');
  expect(forms.curl.write({ ...update, body: '{ "name": "Ana\'s" }' })).toContain(
    String.raw`-d '{ "name": "Ana\u0027s" }'`,
  );
  expect(forms.curl.write({ ...update, body: "Ana's" })).toContain(String.raw`-d 'Ana'\''s'`);
});

test('fetch() gets the query and the body as objects', () => {
  expect(forms.fetch.write(search)).toContain("  'filters[name][$eq]': \"Ana's pie\",\n");
  expect(forms.fetch.write(update)).toContain("body: JSON.stringify({ data: { name: 'Pie' } }),");
});

test('the client gets a call of its method, and what no method sends as fetch()', () => {
  expect(forms.client.write(search)).toContain(
    "await client.collection('dishes').find({\n  filters: { name: { $eq: \"Ana's pie\" } },\n  fields: ['name'],\n  pagination: { page: 2 },\n});",
  );
  expect(forms.client.write(update)).toContain(".update('cw3ezbgso3rdggrgtn796r78'");
  expect(forms.client.write(parseRequest('GET /api/people'))).toContain("collection('people')");
  expect(forms.client.write(parseRequest('PUT /api/cattle/<id>\n\n{ "data": {} }'))).toContain(
    "collection('cattle')",
  );
  expect(forms.client.write(parseRequest('DELETE /api/global'))).toContain(
    "client.single('global').delete()",
  );
  expect(forms.client.write(parseRequest('GET /api/users/me'))).toContain(
    "client.fetch('/users/me')",
  );
  expect(forms.client.write(parseRequest('GET /admin/init'))).toBeUndefined();
});

test('GraphQL is sent with its variables and, unless it is public, a token', () => {
  const text = forms.fetch.write(
    graphqlRequest('{\n  dishes {\n    name\n  }\n}', 'public', '{"n":2}'),
  );
  expect(text).toContain('query: `{\n  dishes {');
  expect(text).toContain('variables: { n: 2 }');
  expect(text).not.toContain('STRAPI_TOKEN');
});
