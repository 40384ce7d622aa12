// @vitest-environment jsdom
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { openSearchOnHotkeys } from './hotkeys.ts';

test('a hotkey opens the search, but types into fields', async () => {
  document.body.innerHTML = '<button data-search-box>Search</button><input>';
  const button = document.querySelector('button');
  const input = document.querySelector('input');
  const open = vi.fn();
  button?.addEventListener('click', open);
  openSearchOnHotkeys(['s', '/']);

  await userEvent.keyboard('s');
  expect(open).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('{Control>}s{/Control}x');
  expect(open).toHaveBeenCalledTimes(1);

  input?.focus();
  await userEvent.keyboard('s/');
  expect(input?.value).toBe('s/');
  expect(open).toHaveBeenCalledTimes(1);
});
