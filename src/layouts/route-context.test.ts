import { expect, test } from 'vitest';
import { routeContext } from './route-context.ts';

test('the path of a route is handed on', () => {
  expect(routeContext('/cms/intro', 'Introduction')).toBe('/cms/intro');
});

test.each([undefined, '', 'cms/intro', '//evil.example'])('%j is no route context', (path) => {
  expect(() => routeContext(path, 'Introduction')).toThrow(
    /^The page “Introduction” has no route context: found the path .*, expected one that starts with "\/"\. Pass path to <Document>/,
  );
});
