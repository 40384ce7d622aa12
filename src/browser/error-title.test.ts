// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { showErrorTitle } from './error-title.ts';

beforeEach(() => {
  document.title = 'Filters';
});

test('the page has the title of the error as long as the error shows', () => {
  const restore = showErrorTitle('This page crashed.');
  expect(document.title).toBe('This page crashed.');
  restore();
  expect(document.title).toBe('Filters');
  restore();
  expect(document.title).toBe('Filters');
});

test('of two errors the one that is left names the page', () => {
  const first = showErrorTitle('First');
  const second = showErrorTitle('Second');
  second();
  expect(document.title).toBe('First');
  first();
  expect(document.title).toBe('Filters');
});

test('a page that has come meanwhile keeps its own title', () => {
  const restore = showErrorTitle('First');
  document.title = 'Populate';
  restore();
  expect(document.title).toBe('Populate');
});
