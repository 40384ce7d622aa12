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
}

export interface Figures {
  readonly questions: number;
  /** Share of all facts that stand in the answers. */
  readonly factsContained: number;
  /** Share of all citations that lead to an expected page. */
  readonly citationPrecision: number;
  /** Questions answered without a citation; right where no page was expected. */
  readonly declined: number;
}

/** Holds an answer against what was expected of it. */
export function judge(expected: JudgedQuestion, answer: GivenAnswer): Verdict {
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
  };
}

export function figuresOf(verdicts: readonly Verdict[]): Figures {
  const sum = (count: (verdict: Verdict) => number) =>
    verdicts.reduce((total, verdict) => total + count(verdict), 0);
  const contained = sum((verdict) => verdict.contained.length);
  const facts = contained + sum((verdict) => verdict.missing.length);
  const citations = sum((verdict) => verdict.citations.length);
  const wrong = sum((verdict) => verdict.wrongCitations.length);
  return {
    questions: verdicts.length,
    factsContained: facts === 0 ? 1 : contained / facts,
    citationPrecision: citations === 0 ? 1 : (citations - wrong) / citations,
    declined: verdicts.filter((verdict) => verdict.citations.length === 0).length,
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
