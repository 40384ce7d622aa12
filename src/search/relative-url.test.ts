import { expect, test } from 'vitest';
import { relativeUrl } from './relative-url.ts';

test.each([
  ['https://docs.strapi.io/cms/intro#a', '/cms/intro#a'],
  ['/cms/intro?x=1', '/cms/intro?x=1'],
  ['//evil.example/cms', '/cms'],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
])('%s becomes %s', (url, expected) => {
  expect(relativeUrl(url)).toBe(expected);
});
