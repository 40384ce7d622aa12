// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { SearchAnswer, SearchProvider } from '../provider.ts';
import { SearchDialog } from './SearchDialog.tsx';

const answers = new Map<string, (answer: SearchAnswer) => void>();
const provider: SearchProvider = {
  prepare: () => {},
  search: (query) => new Promise((resolve) => answers.set(query, resolve)),
  excerpts: () => Promise.resolve(new Map()),
  reportClick: () => {},
};
vi.mock('./create-provider.ts', () => ({ createProvider: () => provider }));
const followed = vi.fn();
vi.mock('../../navigation/follow-link.ts', () => ({ followLink: (to: string) => followed(to) }));
// The test environment has no modal dialogs.
Object.assign(HTMLDialogElement.prototype, { showModal() {}, close() {} });

afterEach(() => {
  cleanup();
  followed.mockClear();
});

const answer = (query: string, ...urls: string[]) =>
  answers.get(query)?.({
    hits: urls.map((url) => ({ id: url, url, group: 'CMS', titles: [], excerpt: [] })),
    suggestions: [],
  });

function open(): HTMLElement {
  const options = { suggestions: [], issuesUrl: '' };
  render(<SearchDialog options={options} takeTyped={() => undefined} onClose={() => {}} />);
  return screen.getByRole('combobox', { hidden: true });
}

const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const enter = (field: HTMLElement) => fireEvent.keyDown(field, { key: 'Enter' });

test('Enter waits for the answer to what was typed', async () => {
  const field = open();
  type(field, 'quick');
  await act(async () => answer('quick', '/cms/other'));
  type(field, 'quick start');
  enter(field);
  expect(followed).not.toHaveBeenCalled();
  await act(async () => answer('quick start', '/cms/quick-start'));
  expect(followed).toHaveBeenCalledExactlyOnceWith('/cms/quick-start');
});

test('Enter in the moment in which the answer comes goes to it', async () => {
  const field = open();
  type(field, 'quick start');
  // The results aren't in the list yet when the answer is known.
  const known = new Promise<void>((resolve) => {
    new MutationObserver(() => resolve()).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  });
  answer('quick start', '/cms/quick-start');
  await known;
  enter(field);
  expect(followed).toHaveBeenCalledExactlyOnceWith('/cms/quick-start');
});
