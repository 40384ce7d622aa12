import { expect, test } from 'vitest';
import { chunksOf, tokensOf } from './tokens.ts';

const tokens = (text: string) => chunksOf(text).flatMap(tokensOf);

test.each([
  ['Filters and Sort', ['filters', 'and', 'sort']],
  ['$containsi', ['$containsi', 'containsi']],
  ['strapi.documents()', ['strapi.documents', 'strapi', 'documents']],
  ['env.int', ['env.int', 'env', 'int']],
  ['findOne', ['findone', 'find', 'one']],
  ['GraphQL RESTApi', ['graphql', 'graph', 'ql', 'restapi', 'rest', 'api']],
  ['content-type', ['content-type', 'content', 'type']],
  ['@strapi/client', ['@strapi/client', 'strapi', 'client']],
  ['API_TOKEN_SALT', ['api_token_salt', 'api', 'token', 'salt']],
  ['Café', ['cafe']],
  ['', []],
  ['🎉 … !', []],
])('%s is found by %j', (text, expected) => {
  expect(tokens(text)).toEqual(expected);
});

test('ids and times of examples are no words', () => {
  expect(tokens('f6tq492crc47xyzoiu0hzir0 2026-01-12T09:00:00.000Z 08:58:26')).toEqual([]);
});

test('a long path is found by its parts', () => {
  const path = 'src/plugins/users-permissions/strapi-server/index.ts';
  expect(tokens(path)).toEqual(expect.arrayContaining(['plugins', 'permissions', 'index']));
  expect(tokens(path).every((token) => token.length <= 40)).toBe(true);
});
