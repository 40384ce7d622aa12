import { expect, test } from 'vitest';
import { safeAddress } from './safe-address.ts';

const rules = { origin: 'https://docs.example.com', outside: 'any' } as const;

test.each([
  ['https://docs.example.com/cms/intro#a', '/cms/intro#a'],
  ['/cms/intro', '/cms/intro'],
  ['https://nodejs.org/en', 'https://nodejs.org/en'],
])('%s may be linked to as %s', (address, href) => {
  expect(safeAddress(address, rules)).toBe(href);
});

test.each([
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:https://docs.example.com/1',
  'https://user:pass@evil.example/',
  'https://docs.example.com//evil.example',
  'https://docs.example.com/\\evil.example',
  '/.//evil.example',
  'https://',
])('%j may not be linked to', (address) => {
  expect(safeAddress(address, rules)).toBeUndefined();
});

test('a path that leads to another host is no path', () => {
  expect(safeAddress('//evil.example/x', { ...rules, outside: [] })).toBeUndefined();
  expect(safeAddress('\\\\evil.example/x', { ...rules, outside: [] })).toBeUndefined();
});

test('text that is not the site’s own links only to what its sources name', () => {
  const strict = { ...rules, outside: ['https://nodejs.org/en'] };
  expect(safeAddress('https://nodejs.org/en', strict)).toBe('https://nodejs.org/en');
  expect(safeAddress('https://evil.example/', strict)).toBeUndefined();
});
