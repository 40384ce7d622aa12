// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { LoadFailure } from './LoadFailure.tsx';

afterEach(cleanup);

test('it names what is missing and tries again', async () => {
  const retry = vi.fn();
  render(<LoadFailure part="The search" onRetry={retry} />);
  expect(screen.getByRole('alert').textContent).toContain('The search did not load.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
});
