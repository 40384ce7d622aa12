import { expect, test } from 'vitest';
import { readFrontMatter } from './front-matter.ts';
import { formatProblem, Problems } from './problems.ts';
import { checkQuestions } from './questions.ts';

test('a question whose anchor is gone is reported at its line', () => {
  const problems = new Problems();
  const frontMatter = readFrontMatter(
    `---
title: A
description: A page about nothing in particular.
questions:
  - 'Does it work #kept'
  - 'Is it here? #gone'
  - Why?
---
`,
    'docs/a.md',
    problems,
  );
  if (frontMatter) {
    checkQuestions('docs/a.md', frontMatter, [{ depth: 2, slug: 'kept', text: 'Kept' }], problems);
  }
  expect(problems.list.map(formatProblem)).toEqual([
    'docs/a.md:6  The question "Is it here?" points to #gone, which isn\'t a heading of the page. Its headings: #kept.',
  ]);
});
