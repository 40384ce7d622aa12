import { expect, test } from 'vitest';
import { sitePath } from './site-path.ts';

test.each([
  ['https://docs.example.com/cms/intro#a', '/cms/intro#a'],
  ['/cms/intro?x=1', '/cms/intro?x=1'],
  ['/cms/../cloud/intro', '/cloud/intro'],
])('%s leads to %s', (address, path) => {
  expect(sitePath(address, ['https://docs.example.com'])).toBe(path);
});

test('under a path of its host, only what is below is of the site', () => {
  const homes = ['https://example.com/docs'];
  expect(sitePath('https://example.com/docs/cms#a', homes)).toBe('/cms#a');
  expect(sitePath('https://example.com/docs', homes)).toBe('/');
  expect(sitePath('https://example.com/shop', homes)).toBeUndefined();
  expect(sitePath('https://example.com/docs//evil.example', homes)).toBeUndefined();
});

test.each([
  '//evil.example/cms',
  '/\\evil.example/cms',
  '\\\\evil.example/cms',
  '/.//evil.example/cms',
  '/a/..//evil.example',
  'https://docs.example.com//evil.example',
  'https://docs.example.com/\\evil.example',
  'https://docs.example.com@evil.example/',
  'https://user:secret@docs.example.com/cms',
  'https://evil.example/cms',
  'http://docs.example.com.evil.example/',
  'javascript:alert(1)',
  ' java\nscript:alert(1)',
  'data:text/html,x',
  'blob:https://docs.example.com/1',
  'https://',
])('%j leads elsewhere', (address) => {
  expect(sitePath(address, ['https://docs.example.com'])).toBeUndefined();
});
