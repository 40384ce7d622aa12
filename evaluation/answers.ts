import { z } from 'zod';

/** A question with what a good answer says and where it may come from. */
const judgedQuestion = z.strictObject({
  id: z.union([z.string(), z.number()]).transform(String),
  question: z.string().min(1),
  /** Texts that the answer must contain, whatever the case; none for a question to be declined. */
  mustContain: z.array(z.string().min(1)),
  /** Paths of the pages that may be cited; none for a question to be declined. */
  expectedPages: z.array(z.string().startsWith('/')),
});

export type JudgedQuestion = z.infer<typeof judgedQuestion>;
export const judgedQuestions = z.array(judgedQuestion);

/** An answer of any provider, reduced to what is judged. */
export interface GivenAnswer {
  readonly text: string;
  /** Paths with an optional anchor. */
  readonly citations: readonly string[];
}

export interface Verdict extends GivenAnswer {
  readonly id: string;
  readonly question: string;
  readonly contained: readonly string[];
  readonly missing: readonly string[];
  readonly wrongCitations: readonly string[];
  /** Whether the documentation answers the question at all. */
  readonly answerable: boolean;
}

export interface AnswerFigures {
  readonly questions: number;
  /** Share of all facts that are in the answers. */
  readonly factsContained: number;
  /** Share of the questions with an expected page whose answers cite one. */
  readonly expectedCited: number;
  /** Share of all citations that lead to an expected page. */
  readonly citationPrecision: number;
  /** Questions answered without a citation; right where no page was expected. */
  readonly declined: number;
  /** Of them, the questions that have an answer. */
  readonly wronglyDeclined: number;
  /** Words of the middle answer. */
  readonly medianWords: number;
}

/** Holds an answer against what was expected of it. */
export function judgeAnswer(expected: JudgedQuestion, answer: GivenAnswer): Verdict {
  const text = normalise(answer.text);
  const contains = (fact: string) => text.includes(normalise(fact));
  const pages = new Set(expected.expectedPages.map((page) => page.replace(/(.)\/$/, '$1')));
  return {
    id: expected.id,
    question: expected.question,
    ...answer,
    contained: expected.mustContain.filter(contains),
    missing: expected.mustContain.filter((fact) => !contains(fact)),
    wrongCitations: answer.citations.filter((citation) => !pages.has(citation.split('#')[0] ?? '')),
    answerable: expected.expectedPages.length > 0,
  };
}

export function answerFigures(verdicts: readonly Verdict[]): AnswerFigures {
  const sum = (count: (verdict: Verdict) => number) =>
    verdicts.reduce((total, verdict) => total + count(verdict), 0);
  const share = (part: number, whole: number) => (whole === 0 ? 1 : part / whole);
  const contained = sum((verdict) => verdict.contained.length);
  const citations = sum((verdict) => verdict.citations.length);
  const wrong = sum((verdict) => verdict.wrongCitations.length);
  const answerable = verdicts.filter((verdict) => verdict.answerable);
  const cited = answerable.filter(
    (verdict) => verdict.citations.length > verdict.wrongCitations.length,
  );
  const declined = verdicts.filter((verdict) => verdict.citations.length === 0);
  const words = verdicts
    .filter((verdict) => !declined.includes(verdict))
    .map(({ text }) => text.split(/\s+/).length)
    .sort((a, b) => a - b);
  return {
    questions: verdicts.length,
    factsContained: share(contained, contained + sum((verdict) => verdict.missing.length)),
    expectedCited: share(cited.length, answerable.length),
    citationPrecision: share(citations - wrong, citations),
    declined: declined.length,
    wronglyDeclined: declined.filter((verdict) => verdict.answerable).length,
    medianWords: words[Math.floor(words.length / 2)] ?? 0,
  };
}

/** Case, white space and the shape of quotation marks and dashes say nothing about a fact. */
function normalise(text: string): string {
  return text
    .toLowerCase()
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[‐‑–—]/g, '-')
    .replace(/`/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
