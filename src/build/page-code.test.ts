import { expect, test } from 'vitest';
import { parsePage } from './built-site.ts';
import { pageCode } from './page-code.ts';

const pages = (...html: readonly string[]) =>
  new Map(html.map((text, index) => [`/${index}`, parsePage(text)]));

/** SHA-256 of "a()", from `printf 'a()' | openssl dgst -sha256 -binary | base64`. */
const hash = "'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='";

test('scripts and styles of all pages are named once, by their hashes', () => {
  const { scripts, styles } = pageCode(
    pages(
      '<script>a()</script><style>p{}</style>',
      '<script type="module">a()</script><script src="/a.js"></script><style>p{}</style>',
      '<script type="application/ld+json">{"a":1}</script><style>q{}</style>',
    ),
  );
  expect(scripts).toEqual([hash]);
  expect(styles).toHaveLength(2);
});

test('what no policy can allow stops the build', () => {
  expect(() => pageCode(pages('<p style="color: red">', '<p onclick="a()">'))).toThrow(
    /no "style" attribute and no handler: <p style="color: red">.*[\s\S]*<p onclick="a\(\)">/,
  );
});

test('so do more hashes than a header should name', () => {
  const many = Array.from({ length: 30 }, (_, index) => `<style>p{order:${index}}</style>`);
  expect(() => pageCode(pages(...many))).toThrow(/30 different styles.*24 are allowed/);
});
