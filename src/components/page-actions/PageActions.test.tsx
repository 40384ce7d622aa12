// @vitest-environment jsdom
import { cleanup, configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PageActions } from './PageActions.tsx';

// On a busy machine, too.
configure({ asyncUtilTimeout: 20_000 });

const origin = 'https://docs.example.com';
const show = () => render(<PageActions title="Filters" twin="/cms/filters.md" origin={origin} />);

// As in a page in which scripts run.
beforeEach(() => document.documentElement.classList.add('js'));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('the links name the page and its Markdown', () => {
  show();
  const link = screen.getByText(/Open in Claude/).closest('a');
  const prompt = new URL(link?.href ?? '').searchParams.get('q');
  expect(prompt).toContain('“Filters” (https://docs.example.com/cms/filters.md)');
  expect(screen.getByText('View as Markdown').closest('a')?.getAttribute('href')).toBe(
    '/cms/filters.md',
  );
});

test.each([
  [200, 'The page is on the clipboard as Markdown.'],
  [500, 'Copying failed. Open “View as Markdown” instead.'],
])('copying says how it went when the server answers %d', async (status, message) => {
  const user = userEvent.setup();
  vi.stubGlobal('fetch', async () => new Response('# Filters', { status }));
  vi.stubGlobal(
    'ClipboardItem',
    class {
      readonly items: Record<string, Promise<Blob>>;
      constructor(items: Record<string, Promise<Blob>>) {
        this.items = items;
      }
    },
  );
  const write = vi.fn(async ([item]: { items: Record<string, Promise<Blob>> }[]) => {
    await item?.items['text/plain'];
  });
  Object.defineProperty(navigator, 'clipboard', { value: { write }, configurable: true });
  show();
  await user.click(screen.getByRole('button', { name: 'Copy page' }));
  expect((await screen.findByText(message)).getAttribute('role')).toBe('status');
});
