import { expect, test } from 'vitest';
import { addBase } from './base-urls.ts';

test('at the root of its host a site stays as it is', () => {
  expect(addBase('<a href="/cms">', '')).toBe('<a href="/cms">');
});

test.each([
  ['<a href="/cms/intro#a">', '<a href="/docs/cms/intro#a">'],
  ['<a href="/">', '<a href="/docs">'],
  [
    '<img src="/a.png" srcset="/a.png 1x, /b.png 2x">',
    '<img src="/docs/a.png" srcset="/docs/a.png 1x, /docs/b.png 2x">',
  ],
  ['<img srcSet="/a.webp 480w">', '<img srcSet="/docs/a.webp 480w">'],
  ['<nav data-sidebar-file="/sidebars/a.json">', '<nav data-sidebar-file="/docs/sidebars/a.json">'],
])('%s becomes %s, once', (html, expected) => {
  expect(addBase(html, '/docs')).toBe(expected);
  expect(addBase(expected, '/docs')).toBe(expected);
});

test.each([
  '<a href="https://example.com/cms">',
  '<a href="//example.com/cms">',
  '<a href="#a">',
  '<a href="b">',
  '<code>href="/cms" src="/a"</code>',
  '<script src="/docs/_astro/a.js">',
])('%s stays as it is', (html) => {
  expect(addBase(html, '/docs')).toBe(html);
});
