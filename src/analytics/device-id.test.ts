import { expect, test } from 'vitest';
import { googleClientId } from './device-id.ts';

test.each([
  ['_ga=GA1.1.1234567890.1700000000', '1234567890.1700000000'],
  ['a=b; _ga=GA1.2.11.22; _gid=GA1.2.33.44', '11.22'],
  ['_ga=GA1.1.1234567890', undefined],
  ['_ga=', undefined],
  ['not_ga=GA1.1.11.22', undefined],
  ['_ga_ABC=GS1.1.11.22', undefined],
  ['', undefined],
])('the cookies %j have the client ID %s', (cookies, id) => {
  expect(googleClientId(cookies)).toBe(id);
});
