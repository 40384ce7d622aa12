import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import {
  answerFigures,
  type GivenAnswer,
  judgeAnswer,
  judgedQuestions,
  type Verdict,
} from '../evaluation/answers.ts';
import { keptFigures } from '../evaluation/kept-figures.ts';
import { compose } from '../src/ask-ai/answer/compose.ts';
import { plainText } from '../src/ask-ai/answer/plain-text.ts';
import { projectRoot } from '../src/config/project-root.ts';
import { openIndex, type RetrievalIndex } from '../src/retrieval/index/open-index.ts';
import { readFrom } from '../src/retrieval/read-file.ts';
import { endWith } from './end-with.ts';
import { readJson } from './read-json.ts';

/**
 * Measures the embedded provider of Ask AI on a judged set, reading the built site.
 *
 *     npm run ask:eval
 *     npm run ask:eval -- --questions FILE.json --json
 */
const ownQuestions = path.join(projectRoot, 'evaluation/ask-ai/questions.json');

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      questions: { type: 'string' },
      dist: { type: 'string', default: path.join(projectRoot, 'dist') },
      json: { type: 'boolean', default: false },
    },
  });
  if (!existsSync(path.join(values.dist, 'search/core.json'))) {
    throw new Error(`No built site in ${values.dist}. Run "npm run build" first.`);
  }
  const questions = readQuestions(values.questions ?? ownQuestions);
  const index = await openIndex(readFrom(values.dist));
  const verdicts: Verdict[] = [];
  for (const question of questions) {
    verdicts.push(judgeAnswer(question, await ask(question.question, index)));
  }
  const figures = answerFigures(verdicts);
  if (values.json) {
    console.log(JSON.stringify({ ...figures, answers: verdicts }, null, 2));
  } else print(verdicts);
  const { factsContained, expectedCited, declined, wronglyDeclined, medianWords } = figures;
  if (!values.json) {
    console.log(
      `${questions.length} questions: ${percent(factsContained)} of the facts contained, an expected page cited in ${percent(expectedCited)}, ${declined} declined (${wronglyDeclined} wrongly), ${medianWords} words in the middle`,
    );
  }
  const least = keptFigures.answers;
  if (
    !values.questions &&
    (factsContained < least.factsContained || expectedCited < least.expectedCited)
  ) {
    throw new Error(
      `Ask AI must contain at least ${percent(least.factsContained)} of the facts, and cite an expected page in ${percent(least.expectedCited)} of its answers.`,
    );
  }
}

function readQuestions(file: string) {
  const result = judgedQuestions.safeParse(readJson(file));
  if (result.success) return result.data;
  const issues = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(
    `${file} must contain a list of {id, question, mustContain, expectedPages}:\n${issues.join('\n')}`,
  );
}

async function ask(text: string, index: RetrievalIndex): Promise<GivenAnswer> {
  const answer = await compose({ text }, index);
  if (answer.kind === 'unknown') return { text: '', citations: [] };
  return {
    text: answer.excerpts
      .map(({ title, markdown }) => `${title}\n\n${plainText(markdown)}`)
      .join('\n\n'),
    citations: answer.excerpts.map(({ path: page, slug }) => (slug ? `${page}#${slug}` : page)),
  };
}

function print(verdicts: readonly Verdict[]): void {
  for (const { id, question, missing, wrongCitations } of verdicts) {
    if (missing.length === 0 && wrongCitations.length === 0) continue;
    console.log(`${id}  ${question}`);
    for (const fact of missing) console.log(`    missing   ${fact}`);
    for (const citation of new Set(wrongCitations)) console.log(`    wrong     ${citation}`);
  }
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

await endWith(main);
