import { synonyms } from './synonyms.ts';
import { termsOf } from './tokens.ts';

/** One word of a question, with the words that may stand for it. */
export interface QueryTerm {
  readonly term: string;
  /** 1 for a word of the question itself, less for one of an earlier question. */
  readonly weight: number;
  readonly variants: readonly { readonly term: string; readonly weight: number }[];
}

export interface Query {
  readonly terms: readonly QueryTerm[];
  /** The question's words in order, to find them next to each other. */
  readonly sequence: readonly string[];
  /** What the question asks the meaning of, in lower case, such as `single type`. */
  readonly subject: string | undefined;
  /** Whether the question is about coming from an older version. */
  readonly migration: boolean;
}

/** A page that only uses a synonym answers less surely than one that uses the word. */
const synonymWeight = 0.28;
/** What an earlier question still counts in a follow-up that says little by itself. */
const earlierWeight = 0.4;

/** Words that tell little about the subject, but may be all that a heading has. */
const vague = new Set(
  termsOf(
    `available best build call change compare complex correct current define difference different
    exist first happen handle look manage new possible programmatically properly put quickly
    recommended run send set simple support way work write`,
  ),
);
const vagueWeight = 0.6;

const definition =
  /^(?:what(?:'s|’s| is| are| does)|explain|describe|define)\s+(?:(?:an?|the)\s+)?(.{2,40}?)(?:\s+(?:mean|stand for|in strapi.*|do))?[?.!\s]*$/i;
const migration = /\b(?:v ?[34]|strapi 4|migrat\w*|upgrad\w*|breaking|codemods?|deprecat\w*)\b/i;
const followUp =
  /^(?:and|but|also|or|so|then|what about|how about|why|again)\b|\b(?:it|that|this|them|those|there|one|same)\b/i;

/**
 * Reads a question.
 * @param earlier questions of the conversation, oldest first
 */
export function readQuestion(question: string, earlier: readonly string[] = []): Query {
  const own = termsOf(question);
  const terms = new Map(own.map((term) => [term, vague.has(term) ? vagueWeight : 1]));
  const previous = earlier.at(-1);
  if (previous && (own.length < 3 || followUp.test(question))) {
    for (const term of termsOf(previous)) {
      if (!terms.has(term)) terms.set(term, own.length === 0 ? 1 : earlierWeight);
    }
  }
  return {
    terms: [...terms].map(([term, weight]) => ({ term, weight, variants: variantsOf(term) })),
    sequence: own,
    subject: definition.exec(question.trim())?.[1]?.toLowerCase(),
    migration: migration.test(question),
  };
}

/** A word with the words that may stand for it. */
export function variantsOf(term: string): QueryTerm['variants'] {
  const others = [...(synonyms.get(term) ?? [])];
  return [{ term, weight: 1 }, ...others.map((other) => ({ term: other, weight: synonymWeight }))];
}
