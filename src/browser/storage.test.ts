// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { readStored, readStoredJson, removeStored, writeStored } from './storage.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

test('what is written is read, in each area for itself, until it is removed', () => {
  expect(writeStored('key', 'here')).toBe(true);
  expect(writeStored('key', 'there', 'session')).toBe(true);
  expect([readStored('key'), readStored('key', 'session')]).toEqual(['here', 'there']);
  removeStored('key');
  expect([readStored('key'), readStored('key', 'session')]).toEqual([undefined, 'there']);
});

test('JSON is read, and what is none is nothing', () => {
  writeStored('list', '["a"]');
  writeStored('broken', '["a"');
  expect(readStoredJson('list')).toEqual(['a']);
  expect(readStoredJson('broken')).toBeUndefined();
  expect(readStoredJson('missing')).toBeUndefined();
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
    expect(writeStored('key', 'value', area)).toBe(false);
    expect(readStored('key', area)).toBeUndefined();
    expect(readStoredJson('key', area)).toBeUndefined();
    expect(() => removeStored('key', area)).not.toThrow();
  },
);
