// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { section } from '../../document/make-sections.ts';
import { ContentError, formatProblem } from '../../problems/problems.ts';
import { readQuestions } from './read-questions.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'questions-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const pages = [
  { id: 'cms/a', sections: [section({ blocks: [] }), section({ slug: 'deep', blocks: [] })] },
  { id: 'cms/b', sections: [] },
];

function write(id: string, text: string): void {
  const file = path.join(root, 'data/retrieval/questions', `${id}.yml`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function problems(): string[] {
  try {
    readQuestions(root, pages);
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.problems.map(formatProblem);
    throw error;
  }
}

test('a question tells which section answers it, and what it is for', () => {
  write(
    'cms/a',
    "indexed:\n  - 'How do I nest it? #deep'\n  - Why C#?\nteaching:\n  - boxes in boxes\n",
  );
  expect(readQuestions(root, pages)).toEqual(
    new Map([
      [
        'cms/a',
        {
          indexed: [{ text: 'How do I nest it?', anchor: 'deep' }, { text: 'Why C#?' }],
          teaching: [{ text: 'boxes in boxes' }],
        },
      ],
    ]),
  );
});

test('a site without questions has none', () => {
  expect(readQuestions(root, pages)).toEqual(new Map());
});

test('everything that is wrong is reported at its line', () => {
  write(
    'cms/a',
    "indexed:\n  - 'Does it work? #deep'\n  - 'Is it here? #gone'\nteaching:\n  - 'x #old'\n",
  );
  write('cms/b', 'indexed:\n  - How do I nest it? #deep\n');
  write('cms/c', 'indexed: []\n');
  expect(problems()).toEqual([
    'data/retrieval/questions/cms/a.yml:3  The question "Is it here?" points to #gone, which isn\'t a section of the page. Its sections: #deep.',
    'data/retrieval/questions/cms/a.yml:5  The question "x" points to #old, which isn\'t a section of the page. Its sections: #deep.',
    'data/retrieval/questions/cms/b.yml:2  YAML takes "#deep" for a comment. Put the whole value in quotes.',
    "data/retrieval/questions/cms/c.yml  There's no page docs/cms/c.md. Rename this file as the page was, or delete it.",
  ]);
  write('cms/a', 'asked:\n  - Why?\n');
  write('cms/b', 'indexed:\n  - Why?\n  - 5\n');
  expect(problems().slice(0, 2)).toEqual([
    'data/retrieval/questions/cms/a.yml:2  The file: a key is neither "indexed" nor "teaching".',
    'data/retrieval/questions/cms/b.yml:3  indexed.1: Invalid input: expected string, received number.',
  ]);
});

test('two pages may be asked the same', () => {
  for (const { id } of pages) write(id, 'indexed:\n  - Why?\n');
  expect(problems()).toEqual([]);
});
