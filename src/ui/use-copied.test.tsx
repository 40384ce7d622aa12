// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { confirmationTime } from '../browser/clipboard.ts';
import { copyRejected, useCopied } from './use-copied.ts';

function Copier() {
  const [copied, copy] = useCopied<'code' | 'link'>();
  return (
    <>
      <button type="button" onClick={() => copy('code', 'const a = 1;')}>
        Copy
      </button>
      <p role="status">
        {copied?.outcome === 'copied' ? `Copied the ${copied.what}` : null}
        {copied?.outcome === 'rejected' ? copyRejected : null}
      </p>
    </>
  );
}

const setClipboard = (value: unknown) =>
  Object.defineProperty(navigator, 'clipboard', { value, configurable: true });
const press = () => act(async () => screen.getByRole('button').click());
const status = () => screen.getByRole('status').textContent;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  setClipboard(undefined);
});

test('the outcome shows for two seconds', async () => {
  const writeText = vi.fn(async () => {});
  setClipboard({ writeText });
  render(<Copier />);
  await press();
  expect(writeText).toHaveBeenCalledWith('const a = 1;');
  expect(status()).toBe('Copied the code');
  act(() => void vi.advanceTimersByTime(confirmationTime));
  expect(status()).toBe('');
});

test.each([
  ['without a clipboard, as on a page without HTTPS', undefined],
  ['where the browser rejects it', { writeText: async () => Promise.reject(new Error('no')) }],
])('%s, it says so and throws nothing', async (_, clipboard) => {
  setClipboard(clipboard);
  render(<Copier />);
  await press();
  expect(status()).toBe(copyRejected);
});
