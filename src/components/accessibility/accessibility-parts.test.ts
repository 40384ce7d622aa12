import { expect, test } from 'vitest';
import { accessibilityParts } from './accessibility-parts.ts';
import type { AxeResult } from './axe-result.ts';

const result: AxeResult = {
  date: '2026-11-22',
  axe: '4.11.0',
  browser: 'Chromium 142',
  pages: 3,
  modes: ['light', 'dark'],
  widths: [390, 1440],
  rules: [
    { id: 'color-contrast', help: 'Elements must have enough contrast', runs: 12 },
    { id: 'html-has-lang', help: 'A page must have a language', runs: 12 },
  ],
  violations: [],
};
const textOf = (given: AxeResult) =>
  accessibilityParts(given)
    .flatMap(({ text, facts }) => [text, ...facts.flatMap((fact) => [fact.name, fact.text])])
    .join('\n');

test('the counts, the method and the rules are those of the run', () => {
  const text = textOf(result);
  expect(text).toContain('On November 22, 2026');
  expect(text).toContain('3 pages in 12 runs, with 2 rules. It found no violations.');
  expect(text).toContain('390 and 1440 pixels');
  expect(text).toContain('color-contrast\nElements must have enough contrast: 12 runs.');
});

test('what was found is said', () => {
  const text = textOf({
    ...result,
    violations: [
      {
        path: '/cms/intro',
        mode: 'dark',
        width: 390,
        rule: 'color-contrast',
        help: 'Elements must have enough contrast',
        elements: ['<p>'],
      },
    ],
  });
  expect(text).toContain('It found 1 violation,');
  expect(text).toContain('/cms/intro (color-contrast, dark mode, 390 pixels)');
});
