import { expect, test } from 'vitest';
import { basePathOf, underBase, withinBase } from './base-path.ts';

test.each([
  ['https://docs.example.com', ''],
  ['https://example.com/docs', '/docs'],
  ['https://example.com/a/docs', '/a/docs'],
])('the site %s is served under %j', (url, base) => {
  expect(basePathOf(url)).toBe(base);
});

test.each([
  ['', '/', '/'],
  ['', '/cms/intro', '/cms/intro'],
  ['/docs', '/', '/docs'],
  ['/docs', '/cms/intro#a', '/docs/cms/intro#a'],
])('under %j, the path %s is at %s', (base, path, address) => {
  expect(underBase(base, path)).toBe(address);
  expect(withinBase(base, address)).toBe(path);
});

test('what is elsewhere on the host has no path of the site', () => {
  expect(withinBase('/docs', '/')).toBeUndefined();
  expect(withinBase('/docs', '/docsother')).toBeUndefined();
});
