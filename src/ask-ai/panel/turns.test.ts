import { expect, test } from 'vitest';
import type { AnswerUpdate } from '../providers/provider.ts';
import { citationsOf, copyText, earlierTurns, type Turn, turnsReducer } from './turns.ts';

const answer: AnswerUpdate = {
  kind: 'excerpts',
  excerpts: [
    { path: '/a', slug: 'x', page: 'A', title: 'X', markdown: '**One**' },
    { path: '/a', slug: '', page: 'A', title: 'A', markdown: 'Two' },
    { path: '/a', slug: 'x', page: 'A', title: 'X', markdown: 'Three' },
  ],
};

const turn: Turn = {
  id: 1,
  question: 'How?',
  code: undefined,
  provider: 'embedded',
  label: '',
  answer: undefined,
  state: 'waiting',
  error: undefined,
};

test('an answer grows and ends', () => {
  const asked = turnsReducer([], { type: 'asked', turn });
  const updated = turnsReducer(asked, { type: 'updated', id: 1, answer });
  expect(updated).toMatchObject([{ state: 'answering', answer }]);
  expect(turnsReducer(updated, { type: 'ended', id: 1, state: 'done' })).toMatchObject([
    { state: 'done', answer },
  ]);
  expect(turnsReducer(updated, { type: 'cleared' })).toEqual([]);
});

test('asking again takes the place of a failure, and only of that', () => {
  const failed = { ...turn, state: 'failed' as const, error: 'No.' };
  const other = { ...turn, id: 2, question: 'Why?', state: 'done' as const };
  const again = { ...turn, id: 3 };
  const turns = turnsReducer([failed, other], { type: 'asked', turn: again });
  expect(turns.map(({ id }) => id)).toEqual([2, 3]);
});

test('citations name each place once', () => {
  expect(citationsOf(answer)).toEqual(['/a#x', '/a']);
  expect(citationsOf({ kind: 'unknown', nearest: [{ path: '/a', title: 'A' }] })).toEqual([]);
});

test('the conversation goes along as plain text, without what was not answered', () => {
  const unknown: AnswerUpdate = { kind: 'unknown', nearest: [] };
  expect(
    earlierTurns([
      { ...turn, answer },
      { ...turn, answer: unknown },
    ]),
  ).toEqual([{ question: 'How?', answer: 'One\n\nTwo\n\nThree' }]);
});

test('a copied answer names its sources with their addresses', () => {
  expect(copyText({ ...turn, answer }, 'https://d.example')).toBe(
    'How?\n\n**One**\n\nTwo\n\nThree\n\n[1] https://d.example/a#x\n[2] https://d.example/a\n',
  );
});
