// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { isWaiting, keepTyping, takeTyped } from './type-ahead.ts';

keepTyping();

let box: HTMLElement;

beforeEach(() => {
  document.body.innerHTML = '<button data-search-box><span>Search</span></button><p>Text</p>';
  box = document.querySelector<HTMLElement>('button') ?? document.body;
});

const click = () => box.querySelector('span')?.dispatchEvent(new Event('click', { bubbles: true }));

/** @returns whether the page was kept from acting on the key */
const press = (key: string, modifiers: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', {
    key,
    bubbles: true,
    cancelable: true,
    ...modifiers,
  });
  document.body.dispatchEvent(event);
  return event.defaultPrevented;
};
const type = (text: string) => [...text].map((key) => press(key));

test('before the click, keys belong to the page', () => {
  expect(press('w')).toBe(false);
  click();
  expect(takeTyped(box)).toEqual({ text: '', enter: false });
});

test('after it, every key is kept, Backspace and Enter included', () => {
  click();
  type('webhoks');
  press('Backspace');
  press('Backspace');
  type('oks 🎉');
  expect(press('Enter')).toBe(true);
  expect(takeTyped(box)).toEqual({ text: 'webhooks 🎉', enter: true });
  expect(press('x')).toBe(false);
});

test('what is typed after Enter wants no result yet', () => {
  click();
  type('a');
  press('Enter');
  type('b');
  expect(takeTyped(box)).toEqual({ text: 'ab', enter: false });
});

test('shortcuts of the browser stay', () => {
  click();
  expect(press('r', { ctrlKey: true })).toBe(false);
  expect(press('F5')).toBe(false);
  expect(press('Tab')).toBe(false);
});

test('Escape takes it back; a press elsewhere gives the keys back and keeps the text', () => {
  click();
  type('abc');
  press('Escape');
  expect(isWaiting(box)).toBe(false);
  click();
  type('def');
  document.querySelector('p')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(isWaiting(box)).toBe(false);
  expect(press('g')).toBe(false);
  click();
  expect(takeTyped(box)).toEqual({ text: 'def', enter: false });
});

test('a click that an island gives back after the reader left is too late', () => {
  document.body.innerHTML = `<astro-island ssr>${document.body.innerHTML}</astro-island>`;
  box = document.querySelector<HTMLElement>('button') ?? document.body;
  let clicks = 0;
  box.addEventListener('click', () => {
    clicks += 1;
  });
  click();
  document.querySelector('p')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  click();
  expect([clicks, isWaiting(box)]).toEqual([1, false]);
  click();
  expect([clicks, isWaiting(box)]).toEqual([2, true]);
});

test('a character that needs AltGr or Option is kept, a shortcut is not', () => {
  click();
  type('a');
  press('@', { ctrlKey: true, altKey: true, modifierAltGraph: true });
  press('å', { altKey: true });
  expect(press('f', { altKey: true })).toBe(false);
  expect(press('a', { ctrlKey: true })).toBe(false);
  expect(takeTyped(box).text).toBe('a@å');
});
