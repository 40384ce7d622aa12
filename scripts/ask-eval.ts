import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { compose } from '../src/ask-ai/answer/compose.ts';
import { plainText } from '../src/ask-ai/answer/plain-text.ts';
import {
  figuresOf,
  type GivenAnswer,
  judge,
  judgedQuestions,
  type Verdict,
} from '../src/ask-ai/eval/judge.ts';
import { type Library, openLibrary } from '../src/ask-ai/retrieval/library.ts';
import { projectRoot } from '../src/config/project-root.ts';
import { endWith } from './end-with.ts';
import { readJson } from './read-json.ts';

/**
 * Measures the embedded provider of Ask AI on a judged set, reading the built site.
 *
 *     npm run ask:eval
 *     npm run ask:eval -- --questions FILE.json --json
 */
const ownQuestions = path.join(projectRoot, 'src/ask-ai/eval/questions.json');
/** What the project's own set must reach; below it, the command fails. */
const least = { factsContained: 0.7, citationPrecision: 0.85 };

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      questions: { type: 'string' },
      dist: { type: 'string', default: path.join(projectRoot, 'dist') },
      json: { type: 'boolean', default: false },
    },
  });
  if (!existsSync(path.join(values.dist, 'ask-ai/index.json'))) {
    throw new Error(`No built site in ${values.dist}. Run "npm run build" first.`);
  }
  const questions = readQuestions(values.questions ?? ownQuestions);
  const library = await openLibrary((file) => readFile(path.join(values.dist, file), 'utf8'));
  const verdicts: Verdict[] = [];
  for (const question of questions) {
    verdicts.push(judge(question, await ask(question.question, library)));
  }
  const figures = figuresOf(verdicts);
  if (values.json) {
    console.log(JSON.stringify({ ...figures, answers: verdicts }, null, 2));
  } else print(verdicts);
  const { factsContained, citationPrecision, declined } = figures;
  if (!values.json) {
    console.log(
      `${questions.length} questions: ${percent(factsContained)} of the facts contained, ${percent(citationPrecision)} of the citations right, ${declined} declined`,
    );
  }
  if (
    !values.questions &&
    (factsContained < least.factsContained || citationPrecision < least.citationPrecision)
  ) {
    throw new Error(
      `Ask AI must contain at least ${percent(least.factsContained)} of the facts and get ${percent(least.citationPrecision)} of the citations right.`,
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

async function ask(text: string, library: Library): Promise<GivenAnswer> {
  const answer = await compose({ text }, library);
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
