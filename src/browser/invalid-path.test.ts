import { expect, test } from 'vitest';
import { invalidPath } from './invalid-path.ts';

test.each(['/', '/cms/intro', '/caf%C3%A9', '/a%20b', '/100%25'])('%s can be decoded', (path) => {
  expect(invalidPath(path)).toBeUndefined();
});

test.each(['/%E0%A4%A', '/%', '/a%zz', '/%C3'])('%s cannot, and the message says why', (path) => {
  expect(invalidPath(path)).toBe(
    `The path “${path}” could not be decoded. This is likely caused by an invalid percent-encoding.`,
  );
});
