import { expect, test } from 'vitest';
import { Problems } from './problems.ts';
import { checkQuestions } from './questions.ts';

const page = { file: 'docs/a.md', source: "---\nquestions:\n  - 'How? #gone'\n---\n" };

test('a question whose anchor is gone is reported at its line', () => {
  const problems = new Problems();
  checkQuestions(
    [{ text: 'How?', anchor: 'gone' }, { text: 'Why?' }, { text: 'When?', anchor: 'kept' }],
    [{ depth: 2, slug: 'kept', text: 'Kept' }],
    page,
    problems,
  );
  expect(problems.list).toEqual([
    {
      file: 'docs/a.md',
      line: 3,
      message:
        'The question "How?" points to #gone, which isn\'t a heading of the page. Its headings: #kept.',
    },
  ]);
});
