import { expect, test } from 'vitest';
import { markdownGrammar } from '../src/markdown/parse.ts';
import { unintroducedBlocks } from './block-order.ts';

const found = (source: string) =>
  unintroducedBlocks(markdownGrammar.parse(source)).map(({ kind, line }) => `${kind} ${line}`);

const code = (meta = '') => `\`\`\`js ${meta}\n1\n\`\`\`\n`;

test('code directly after a heading', () => {
  expect(found(`## Filters {#filters}\n\n${code()}`)).toEqual(['after-heading 3']);
  expect(found(`## Filters\n\nA sentence.\n\n${code()}`)).toEqual([]);
});

test('the heading is named without its anchor', () => {
  const tree = markdownGrammar.parse(`## Filters {#by-name}\n\n${code()}`);
  expect(unintroducedBlocks(tree)[0]?.after).toBe('Filters');
});

test('tabs hide no code from the heading above them, in any tab', () => {
  const tabs = `:::::tabs\n::::tab[A]\n${code()}::::\n::::tab[B]\n${code()}::::\n:::::\n`;
  expect(found(`## Filters\n\n${tabs}`)).toEqual(['after-heading 5', 'after-heading 10']);
  expect(found(`A sentence.\n\n${tabs}`)).toEqual([]);
});

test('code directly after code needs a sentence, unless it has a title', () => {
  expect(found(`A.\n\n${code()}\n${code()}`)).toEqual(['after-block 7']);
  expect(found(`A.\n\n${code()}\n${code('title="/config/server.js"')}`)).toEqual([]);
  expect(found(`A.\n\n${code()}\nB.\n\n${code()}`)).toEqual([]);
});

test('a request and its response are one exchange, the next request starts another', () => {
  const exchange = `${code('request')}\n${code('response')}`;
  expect(found(`A.\n\n${exchange}`)).toEqual([]);
  expect(found(`A.\n\n${exchange}\n${exchange}`)).toEqual(['after-block 11']);
});

test('a command and its output are introduced together', () => {
  expect(found(`A.\n\n${code('run')}\n${code('output')}`)).toEqual([]);
  expect(found(`A.\n\n${code()}\n${code('output')}`)).toEqual(['after-block 7']);
});

test('a diagram is a picture', () => {
  expect(found('## Flow\n\n```mermaid\nflowchart\n```\n')).toEqual([]);
});
