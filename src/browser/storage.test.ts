// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { readStored, readStoredJson, removeStored, writeStored } from './storage.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

test('what is written is read, in each area for itself, until it is removed', () => {
  expect(writeStored('theme', 'here')).toBe(true);
  expect(writeStored('theme', 'there', 'session')).toBe(true);
  expect([readStored('theme'), readStored('theme', 'session')]).toEqual(['here', 'there']);
  removeStored('theme');
  expect([readStored('theme'), readStored('theme', 'session')]).toEqual([undefined, 'there']);
});

test('JSON is read, and what is none is nothing', () => {
  writeStored('docs-search-recent', '["a"]');
  writeStored('docs-search-favorite', '["a"');
  expect(readStoredJson('docs-search-recent')).toEqual(['a']);
  expect(readStoredJson('docs-search-favorite')).toBeUndefined();
  expect(readStoredJson('docs-fonts')).toBeUndefined();
});

test.each(['localStorage', 'sessionStorage'] as const)(
  'where the browser forbids %s, nothing throws',
  (name) => {
    const area = name === 'localStorage' ? 'local' : 'session';
    vi.stubGlobal(
      name,
      new Proxy({} as Storage, {
        get() {
          throw new DOMException('Forbidden', 'SecurityError');
        },
      }),
    );
    expect(writeStored('theme', 'value', area)).toBe(false);
    expect(readStored('theme', area)).toBeUndefined();
    expect(readStoredJson('theme', area)).toBeUndefined();
    expect(() => removeStored('theme', area)).not.toThrow();
  },
);
