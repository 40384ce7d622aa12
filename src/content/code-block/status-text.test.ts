import { expect, test } from 'vitest';
import { statusText } from './status-text.ts';

test('a status is told with its words, an unknown one as it is', () => {
  expect(statusText('404')).toBe('404 Not Found');
  expect(statusText('299')).toBe('299');
});
