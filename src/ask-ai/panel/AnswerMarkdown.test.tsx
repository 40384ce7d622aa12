// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { AnswerMarkdown } from './AnswerMarkdown.tsx';

afterEach(cleanup);

const show = (markdown: string, citation?: (number: number) => string | undefined) =>
  render(
    <AnswerMarkdown
      markdown={markdown}
      addresses={{ origin: 'https://docs.example.com', outside: [] }}
      {...(citation ? { citation } : {})}
    />,
  ).container;

test('every kind of Markdown becomes its element', () => {
  const shown = show(
    '## Head\n\nA **b** _c_ `d` ~~e~~ [f](/g)\\\nh\n\n1. one\n2. two\n\n- [x] done\n\n> quote\n\n```js\nx < 1\n```\n\n| A |\n| - |\n| b |\n\n---',
  );
  for (const element of [
    'strong',
    'em',
    'del',
    'br',
    'ol',
    'ul',
    'blockquote',
    'pre',
    'table',
    'hr',
  ]) {
    expect(shown.querySelector(element), element).not.toBeNull();
  }
  expect(shown.querySelector('a')?.getAttribute('href')).toBe('/g');
  expect(shown.querySelector('pre')?.textContent).toBe('x < 1');
  expect(shown.querySelector('h2')).toBeNull();
});

test('nothing hostile gets through', () => {
  const shown = show(
    [
      '<script>alert(1)</script>',
      'Text <img src=x onerror=alert(1)> <b onclick="alert(1)">bold</b>',
      '[a](javascript:alert(1)) [b](data:text/html,x) [c](https://evil.example/) [d](//evil.example)',
      '![pixel](https://evil.example/p.png?leak=1)',
      '<https://evil.example/auto> https://evil.example/bare',
      '[ref]\n\n[ref]: javascript:alert(1)',
      '<iframe src="https://evil.example"></iframe>',
      '<svg onload=alert(1)>',
    ].join('\n\n'),
  );
  expect(shown.querySelectorAll('script, img, iframe, svg:not([aria-hidden]), b')).toHaveLength(0);
  expect(shown.querySelectorAll('a')).toHaveLength(0);
  expect(shown.innerHTML).not.toMatch(/<[^>]*\son\w+=/i);
  expect(shown.textContent).toContain('<script>alert(1)</script>');
});

test('a citation leads to its source, and an unknown number stays text', () => {
  const shown = show('So it is [1], they say [7].', (number) =>
    number === 1 ? '/cms/intro#a' : undefined,
  );
  expect([...shown.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '/cms/intro#a',
  ]);
  expect(shown.textContent).toContain('[7]');
});

test('deep nesting does not break the page', () => {
  expect(() => show(`${'> '.repeat(200)}deep`)).not.toThrow();
});
