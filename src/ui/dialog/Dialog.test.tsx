// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Dialog } from './Dialog.tsx';

const show = vi.fn();
const close = vi.fn();

beforeEach(() => {
  // The test environment has no modal dialogs.
  Object.assign(HTMLDialogElement.prototype, { showModal: show, close });
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

const dialog = (open: boolean, onClose = () => {}) => (
  <Dialog open={open} aria-label="Search" onClose={onClose}>
    <p>Inside</p>
  </Dialog>
);

test('it is modal while it is open, and closed when it goes', () => {
  const { rerender, unmount } = render(dialog(false));
  expect(show).not.toHaveBeenCalled();
  rerender(dialog(true));
  expect(show).toHaveBeenCalledOnce();
  expect(close).not.toHaveBeenCalled();
  unmount();
  expect(close).toHaveBeenCalledOnce();
});

test('a click outside asks for it to close, a click inside doesn’t', () => {
  const onClose = vi.fn();
  render(dialog(true, onClose));
  fireEvent.click(screen.getByText('Inside'));
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(screen.getByLabelText('Search'));
  expect(onClose).toHaveBeenCalledOnce();
});
