import { expect, test } from 'vitest';
import { expectedSize } from './expected-size.ts';

const lines = (count: number, line: string) => Array.from({ length: count }, () => line).join('\n');

test.each([
  ['a chart that runs sideways stays flat', `flowchart LR\n${lines(6, 'a --> b')}`, 2],
  ['one that runs down grows', `flowchart TD\n${lines(6, 'a --> b')}`, 4],
  ['a sequence counts its messages', `sequenceDiagram\nparticipant A\n${lines(5, 'A->>B: x')}`, 5],
  ['comments and empty lines count nothing', `%% a\n\nflowchart LR\n%% b\na --> b`, 1],
  ['nothing reserves more than the largest step', `flowchart TD\n${lines(99, 'a --> b')}`, 8],
])('%s', (_, source, size) => {
  expect(expectedSize(source)).toBe(size);
});
