// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { isRageClick } from './rage-clicks.ts';

const [button, link] = ['button', 'a'].map((name) => document.createElement(name)) as [
  HTMLElement,
  HTMLElement,
];
const click = { target: button, x: 100, y: 100, time: 1000 };

test.each([
  ['two targets, 20 px apart, within half a second', { target: link, x: 120, time: 1500 }, true],
  ['the same target', { time: 1100 }, false],
  ['two targets, 21 px apart', { target: link, y: 121, time: 1100 }, false],
  ['two targets, later', { target: link, time: 1501 }, false],
])('%s', (_, changed, expected) => {
  expect(isRageClick(click, { ...click, ...changed })).toBe(expected);
});
