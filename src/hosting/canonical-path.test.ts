import { expect, test } from 'vitest';
import { canonicalPath } from './canonical-path.ts';

test.each([
  ['/', '/'],
  ['/index.html', '/'],
  ['/cms/intro', '/cms/intro'],
  ['/cms/intro/', '/cms/intro'],
  ['/cms/intro.html', '/cms/intro'],
  ['/cms/intro/index.html', '/cms/intro'],
  ['//cms//intro//', '/cms/intro'],
  ['/cms/a.html.html', '/cms/a.html'],
  ['/cms/caf%C3%A9', '/cms/caf%C3%A9'],
])('%s is %s', (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical);
});
