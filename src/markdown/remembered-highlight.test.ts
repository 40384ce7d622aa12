import { expect, test, vi } from 'vitest';
import { RememberedHighlight } from './remembered-highlight.ts';

test('code that the page had before is taken from there, in its language only', () => {
  const highlight = vi.fn((code: string, language: string) => [`${language}: ${code}`]);
  const first = new RememberedHighlight(highlight, {});
  first.highlight('a', 'js');
  first.highlight('a', 'ts');

  const second = new RememberedHighlight(highlight, first.highlighted);
  highlight.mockClear();
  expect(second.highlight('a', 'ts')).toEqual(['ts: a']);
  expect(second.highlight('b', 'ts')).toEqual(['ts: b']);
  expect(highlight.mock.calls).toEqual([['b', 'ts']]);
});

test('what the page no longer has is forgotten', () => {
  const page = new RememberedHighlight(() => ['new'], { 'js\nold': ['old'] });
  page.highlight('new', 'js');
  expect(page.highlighted).toEqual({ 'js\nnew': ['new'] });
});
