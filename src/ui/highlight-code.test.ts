import { expect, test } from 'vitest';
import { highlightCode, highlightLines } from './highlight-code.ts';

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

test('so much code that each key would take seconds stays plain', () => {
  const code = 'const a = 1;\n'.repeat(10_000);
  expect(highlightCode(code)).toEqual([{ text: code, className: undefined }]);
});

test('kinds become the classes of the site', () => {
  const tokens = highlightCode('return 1; // done');
  expect(tokens.filter(({ className }) => className)).toEqual([
    { text: 'return', className: 'tok-keyword' },
    { text: '1', className: 'tok-constant' },
    { text: '// done', className: 'tok-comment' },
  ]);
});

test('lines are those of the code, in color where the language is known', () => {
  const code = '/* one\n two */\n\nreturn 1;';
  for (const language of ['js', 'bash']) {
    const lines = highlightLines(code, language);
    expect(lines.map((line) => line.map(({ text }) => text).join(''))).toEqual(code.split('\n'));
    const classes = lines.flatMap((line) => line.map(({ className }) => className));
    expect(classes.some(Boolean)).toBe(language === 'js');
  }
  expect(highlightLines(code, 'ts')[1]).toEqual([{ text: ' two */', className: 'tok-comment' }]);
});
