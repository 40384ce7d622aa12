// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { CrashBoundary, messagesOf } from './CrashBoundary.tsx';

let broken = true;

function Part() {
  if (broken) throw new Error('No results.', { cause: new Error('The index is not there.') });
  return <p>All is well.</p>;
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('a part that crashes says so with the chain of messages, and can be tried again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  render(
    <CrashBoundary>
      <Part />
    </CrashBoundary>,
  );
  expect(screen.getByText('This page crashed.')).toBeTruthy();
  expect(screen.getByText(/No results\.\s+Cause:\s+The index is not there\./)).toBeTruthy();

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('This page crashed.')).toBeTruthy();
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('All is well.')).toBeTruthy();
});

test('a circular chain ends, and a thrown value other than an error is shown, too', () => {
  const first = new Error('first');
  first.cause = new Error('second', { cause: first });
  expect(messagesOf(first)).toEqual(['first', 'second']);
  expect(messagesOf('plain')).toEqual(['plain']);
});
