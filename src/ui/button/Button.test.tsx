// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from './Button.tsx';

afterEach(cleanup);

test('a button submits no form unless it says so, and does what it is for', async () => {
  const press = vi.fn();
  const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={submit}>
      <Button variant="primary" onClick={press}>
        Try again
      </Button>
      <Button type="submit">Send</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(press).toHaveBeenCalledOnce();
  expect(submit).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(submit).toHaveBeenCalledOnce();
});

test('with an address it is a link, which readers can open in another tab', () => {
  render(
    <Button href="/cms/quick-start" size="large">
      Start
    </Button>,
  );
  expect(screen.getByRole('link', { name: 'Start' }).getAttribute('href')).toBe('/cms/quick-start');
  expect(screen.queryByRole('button')).toBeNull();
});
