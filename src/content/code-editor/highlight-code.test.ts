import { expect, test } from 'vitest';
import { highlightCode } from './highlight-code.ts';

test.each([
  '',
  '\n\n',
  'const a = <b x={1}>hi {"s"}</b>; // c\n',
  "{ filters: { name: { $eq: 'it\\'s' } }, n: 12 }",
  'unfinished `template ${',
  '</',
])('the pieces of %j are the code', (code) => {
  expect(
    highlightCode(code)
      .map(({ text }) => text)
      .join(''),
  ).toBe(code);
});

test('kinds become the classes of the site', () => {
  const tokens = highlightCode('return 1; // done');
  expect(tokens.filter(({ className }) => className)).toEqual([
    { text: 'return', className: 'tok-keyword' },
    { text: '1', className: 'tok-constant' },
    { text: ';', className: 'tok-punctuation' },
    { text: '// done', className: 'tok-comment' },
  ]);
});
