// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { SearchAnswer, SearchProvider } from '../provider.ts';
import { SearchDialog } from './SearchDialog.tsx';

const answers = new Map<string, (answer: SearchAnswer) => void>();
const provider: SearchProvider = {
  prepare: () => {},
  search: (query) => new Promise((resolve) => answers.set(query, resolve)),
  excerpts: async () => new Map([['/cms/quick-start', [{ text: 'Installs it.', marked: false }]]]),
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

test('what Enter wished for is over with another query, however that came', async () => {
  const field = open();
  type(field, 'quick start');
  enter(field);
  type(field, '');
  type(field, 'webhook');
  await act(async () => answer('quick start', '/cms/quick-start'));
  await act(async () => answer('webhook', '/cms/webhooks'));
  expect(followed).not.toHaveBeenCalled();
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

test('a result of which nothing can be quoted keeps no room for it', async () => {
  const field = open();
  type(field, 'quick start');
  await act(async () =>
    answers.get('quick start')?.({
      hits: ['/cms/quick-start', '/cms/intro'].map((url) => ({
        id: url,
        url,
        group: 'CMS',
        titles: [[{ text: url, marked: false }]],
      })),
      suggestions: [],
    }),
  );
  const lines = () =>
    screen
      .getAllByRole('option', { hidden: true })
      .map((option) => option.querySelectorAll(':scope > span > span').length);
  expect(lines()).toEqual([2, 2]);
  await vi.waitFor(() => expect(lines()).toEqual([2, 1]));
  expect(screen.getByText('Installs it.')).toBeDefined();
});

test('results change while a browser translates the page', async () => {
  const field = open();
  const part = (text: string, marked: boolean) => ({ text, marked });
  const find = (query: string, ...title: ReturnType<typeof part>[]) => {
    type(field, query);
    return act(async () =>
      answers.get(query)?.({
        hits: [{ id: 'a', url: '/cms/a', group: 'CMS', titles: [title], excerpt: [] }],
        suggestions: [],
      }),
    );
  };
  const shown = () => screen.getByRole('option', { hidden: true });
  await find('quick', part('Quick', true), part(' start guide', false));
  // As Chrome does it: each text goes into a separate element.
  for (const element of shown().querySelectorAll('*')) {
    for (const node of [...element.childNodes]) {
      if (!(node instanceof Text)) continue;
      const around = document.createElement('font');
      node.replaceWith(around);
      around.append(node);
    }
  }
  await find('guide', part('Quick start ', false), part('guide', true));
  expect(shown().textContent).toBe('Quick start guide');
  expect(shown().querySelector('mark')?.textContent).toBe('guide');
});
