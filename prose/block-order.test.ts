import { expect, test } from 'vitest';
import { readTree } from '../src/markdown/parse.ts';
import { bareHeadings } from './block-order.ts';

const found = (source: string) => bareHeadings(readTree(source));

const code = (language = 'js') => `\`\`\`${language}\n1\n\`\`\`\n`;

test('code directly after a heading, which is named without its anchor', () => {
  expect(found(`## Filters {#by-name}\n\n${code()}`)).toEqual([{ line: 3, heading: 'Filters' }]);
  expect(found(`## Filters\n\nA sentence.\n\n${code()}\n${code()}`)).toEqual([]);
});

test('tabs hide no code from the heading above them, in any tab', () => {
  const tabs = `:::::tabs\n::::tab[A]\n${code()}::::\n::::tab[B]\n${code()}::::\n:::::\n`;
  expect(found(`## Filters\n\n${tabs}`).map(({ line }) => line)).toEqual([5, 10]);
  expect(found(`A sentence.\n\n${tabs}`)).toEqual([]);
});

test('a diagram is a picture', () => {
  expect(found(`## Flow\n\n${code('mermaid')}`)).toEqual([]);
});
