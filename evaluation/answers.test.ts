import { expect, test } from 'vitest';
import { answerFigures, judgeAnswer } from './answers.ts';

const expected = {
  id: '1',
  question: 'How?',
  mustContain: ['npm run develop', 'Don’t forget'],
  expectedPages: ['/cms/cli'],
};

test('facts count whatever their case, white space and quotation marks', () => {
  const verdict = judgeAnswer(expected, {
    text: "Type NPM  run\ndevelop. don't forget!",
    citations: ['/cms/cli#develop', '/cms/faq'],
  });
  expect(verdict.missing).toEqual([]);
  expect(verdict.wrongCitations).toEqual(['/cms/faq']);
});

test('figures are shares of all facts and of all citations', () => {
  const verdicts = [
    judgeAnswer(expected, { text: 'npm run develop', citations: ['/cms/cli', '/cms/faq'] }),
    judgeAnswer({ ...expected, mustContain: [], expectedPages: [] }, { text: '', citations: [] }),
  ];
  expect(answerFigures(verdicts)).toEqual({
    questions: 2,
    factsContained: 0.5,
    citationPrecision: 0.5,
    expectedCited: 1,
    declined: 1,
    wronglyDeclined: 0,
    medianWords: 3,
  });
});
