import Negotiator from 'negotiator';
import { expect, test } from 'vitest';
import { prefersMarkdown } from './prefers-markdown.ts';

test.each([
  'text/markdown',
  'TEXT/Markdown',
  'text/markdown, text/html;q=0.9',
  'text/markdown;q=0.9, text/html;q=0.8',
  'text/html;q=0.8, text/markdown;q=0.85',
  'text/markdown, */*;q=0.1',
  'text/markdown;q=0.5, text/*;q=0.4, */*',
  'text/markdown;q=0.2',
])('%s prefers Markdown', (accept) => {
  expect(prefersMarkdown(accept)).toBe(true);
  expect(byTheLibrary(accept)).toBe('text/markdown');
});

test.each([
  'text/html',
  'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'text/markdown;q=0, text/html',
  'text/markdown;q=0.5, text/html;q=0.6',
  'text/markdown;q=0.5, */*;q=0.6',
  '*/*',
  'text/*',
  'image/png',
])('%s prefers HTML', (accept) => {
  expect(prefersMarkdown(accept)).toBe(false);
  expect(byTheLibrary(accept)).not.toBe('text/markdown');
});

test('other parameters change nothing', () => {
  expect(prefersMarkdown('text/markdown;charset=utf-8;q=1, text/html;q=0.999')).toBe(true);
});

test('who names both equally wants Markdown, as browsers name HTML alone', () => {
  expect(prefersMarkdown('text/html, text/markdown')).toBe(true);
  expect(prefersMarkdown('text/markdown, */*')).toBe(true);
});

test.each([undefined, null, '', 'text/markdown;q=2', ';;,,=', 'text/markdown;q='])(
  'without a valid wish for Markdown (%s) it is HTML',
  (accept) => {
    expect(prefersMarkdown(accept)).toBe(false);
  },
);

/** The choice of a library for all of content negotiation, which is too large for a host's function. */
const byTheLibrary = (accept: string): string | undefined =>
  new Negotiator({ headers: { accept } }).mediaType(['text/html', 'text/markdown']);
