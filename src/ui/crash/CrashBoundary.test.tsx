// @vitest-environment jsdom
import { cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { CrashBoundary } from './CrashBoundary.tsx';
import { CrashNotice, messagesOf } from './CrashNotice.tsx';
import { island } from './island.tsx';

// On a busy machine, too.
configure({ asyncUtilTimeout: 20_000 });

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
    <CrashBoundary Notice={CrashNotice}>
      <Part />
    </CrashBoundary>,
  );
  expect(screen.getByText(/^This part of the page crashed\./)).toBeTruthy();
  expect(screen.getByText(/No results\.\s+Cause:\s+The index is not there\./)).toBeTruthy();

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText(/^This part of the page crashed\./)).toBeTruthy();
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

test('an island that crashes leaves what is around it, and names the page until it is tried again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  document.title = 'Filters';
  broken = true;
  const Island = island(Part, 'text');
  render(
    <>
      <p>Around it.</p>
      <Island />
    </>,
  );
  expect(await screen.findByText(/No results\.\s+Cause:\s+The index is not there\./)).toBeTruthy();
  expect(screen.getByText('Around it.')).toBeTruthy();
  // The title follows in an effect, a moment after the text.
  await waitFor(() => expect(document.title).toBe('This page crashed.'));
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('All is well.')).toBeTruthy();
  await waitFor(() => expect(document.title).toBe('Filters'));
});
