import { readFileSync } from 'node:fs';
import { readTree } from '../src/markdown/parse.ts';
import { bareHeadings } from './block-order.ts';
import { type Figures, figuresOf } from './figures.ts';
import { shownPath } from './files.ts';
import type { Finding } from './finding.ts';
import { wordsOfPage } from './page-text.ts';
import { type Sentence, sentencesOf } from './sentences.ts';
import { repeatedWordsIn, wrongArticlesIn } from './slips.ts';
import { misspellings } from './spelling.ts';
import { describedVersion, stalePinsIn, staleVersionsIn } from './stale-versions.ts';
import { wordListHits } from './word-list.ts';

/** Everything that the prose checks know about one page. */
export interface PageReport {
  /** Path from the current folder. */
  readonly file: string;
  readonly figures: Figures;
  readonly sentences: readonly Sentence[];
  /** What must be fixed: words to avoid, misspellings, repeated words, wrong articles and bare headings, versions that aren't the described one. */
  readonly mistakes: readonly Finding[];
}

const described = describedVersion();
/** The history of all versions, and what isn't for readers, name any version. */
const namesAnyVersion =
  /(?:\/release-notes|README|CHANGELOG|CONTRIBUTING|SPECIFICATION|SECURITY)\.md$/;

/** Checks one page or snippet. @param file absolute path of a Markdown file */
export async function checkPage(file: string): Promise<PageReport> {
  const source = readFileSync(file, 'utf8');
  const tree = readTree(source);
  const sentences = sentencesOf(tree);
  const [words, spelling] = await Promise.all([
    wordListHits(wordsOfPage(source, tree, 'statuses')),
    misspellings(wordsOfPage(source, tree, 'none')),
  ]);
  // The marks of code separate the words around it, which aren't repetition then.
  const text = wordsOfPage(source, tree, 'marks');
  const headings = bareHeadings(tree).map(({ line, heading }) => ({
    line,
    message: `Code directly after the heading “${heading}”. Introduce it with a sentence.`,
  }));
  const mistakes = [
    ...words,
    ...spelling,
    ...repeatedWordsIn(text),
    ...wrongArticlesIn(text),
    ...headings,
    ...(namesAnyVersion.test(file)
      ? []
      : [...staleVersionsIn(text, described), ...stalePinsIn(source, described)]),
  ];
  return {
    file: shownPath(file),
    figures: figuresOf(sentences),
    sentences,
    mistakes: mistakes.sort((a, b) => a.line - b.line),
  };
}
