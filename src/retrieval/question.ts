import { chunksOf } from './tokens.ts';
import type { PackedSynonyms, Vocabulary } from './vocabulary/vocabulary.ts';
import { weights } from './weights.ts';

/** What somebody asks: words typed into a search box, or a whole question. */
export interface Question {
  readonly text: string;
  /** Earlier questions of the conversation, oldest first. */
  readonly earlier?: readonly string[] | undefined;
  /** Code that the question is about. */
  readonly code?: string | undefined;
  /** Path of the page that the reader is on; decides between pages that are about as good. */
  readonly from?: string | undefined;
}

/** One thing that a question asks for, with the ways in which a page may say it. */
export interface QuestionTerm {
  readonly word: string;
  /** Whether it may be the beginning of a word that is still being typed. */
  readonly last: boolean;
  /** Other words that stand for it, and how well. */
  readonly synonyms: ReadonlyMap<string, number>;
  /**
   * `word`: pages without it lose. `name`: an identifier as a whole; where the index knows it, pages
   * may lack its parts. `part`: a piece of an identifier. `aside`: a further word of a phrase whose
   * meaning another word carries.
   */
  readonly kind: 'word' | 'name' | 'part' | 'aside';
  /** For a part: the identifier that it belongs to. */
  readonly name?: string;
  /** 1, or less for a word of an earlier question or of code. */
  readonly weight: number;
}

/** Longer questions are cut: nobody means what comes after. */
export const maximumQuestionLength = 500;

/** More words than a question needs; what follows is not looked for. */
const maximumTerms = 24;

/** Code adds this many of its names to the question. */
const namesOfCode = 12;

const followUp =
  /^(?:and|but|also|or|so|then|what about|how about|why|again)\b|\b(?:it|that|this|them|those|there|one|same)\b/i;

interface Synonyms {
  /** Those of the question's words at least. */
  readonly synonyms: PackedSynonyms;
}

/** Every word of a question, of the one before it and of its code: what can have synonyms. */
export function wordsAsked({ text, earlier, code }: Question): string[] {
  const all = [text, earlier?.at(-1) ?? '', code ?? ''].join(' ');
  return chunksOf(all.slice(0, maximumQuestionLength)).map(({ whole }) => whole);
}

/** Reads a question into terms: words, and identifiers with their parts. */
export function readQuestion(question: Question, known: Vocabulary & Synonyms): QuestionTerm[] {
  const own = readTerms(question.text, known);
  const more: QuestionTerm[] = [];
  const add = (terms: readonly QuestionTerm[], weight: number) => {
    for (const term of terms) {
      if ([...own, ...more].some(({ word }) => word === term.word)) continue;
      more.push({ ...term, last: false, weight });
    }
  };
  if (question.code) {
    const names = new Set(question.code.match(/[$\p{L}_][\p{L}\p{N}_]{2,}/gu) ?? []);
    add(readTerms([...names].slice(0, namesOfCode).join(' '), known), weights.code);
  }
  const previous = question.earlier?.at(-1);
  if (previous && (own.length < 3 || followUp.test(question.text))) {
    add(readTerms(previous, known), own.length === 0 ? 1 : weights.earlier);
  }
  return [...own, ...more].slice(0, maximumTerms);
}

function readTerms(text: string, known: Vocabulary & Synonyms): QuestionTerm[] {
  const { stopWords } = known;
  const cut = text.slice(0, maximumQuestionLength);
  const chunks = chunksOf(cut);
  const words = chunks.map(({ whole }) => whole);
  const { meant, asides } = synonymsFor(words, known);
  const endsOpen = /[\p{L}\p{N}]$/u.test(cut);

  const all = chunks.flatMap(({ whole, parts, humps }, index): QuestionTerm[] => {
    const last = endsOpen && index === chunks.length - 1;
    const term = (word: string, kind: QuestionTerm['kind']): QuestionTerm => ({
      word,
      last: last && (kind === 'word' || kind === 'name'),
      synonyms: meant.get(word) ?? new Map(),
      kind,
      weight: 1,
      ...(kind === 'part' && { name: whole }),
    });
    const pieces = [...new Set([...parts, ...humps])].filter((piece) => piece !== whole);
    if (pieces.length === 0) return [term(whole, asides.has(whole) ? 'aside' : 'word')];
    return [term(whole, 'name'), ...pieces.map((piece) => term(piece, 'part'))];
  });
  const telling = all.filter(({ word }) => !stopWords.has(word) || meant.has(word));
  const terms = telling.length > 0 ? telling : all;
  return unique(terms);
}

function unique(terms: readonly QuestionTerm[]): QuestionTerm[] {
  const seen = new Set<string>();
  return terms.filter(({ word }) => !seen.has(word) && seen.add(word));
}

interface Meaning {
  /** What stands for a word besides itself. */
  readonly meant: ReadonlyMap<string, ReadonlyMap<string, number>>;
  /** The other words of a phrase, which mean nothing without the one that carries it. */
  readonly asides: ReadonlySet<string>;
}

/** `Where do I …` asks for a place; `where` alone is the word that SQL has for filters. */
const asksForPlace = /^ where (?:am|are|can|could|did|do|does|is|s|should|to|will|would) /;

/**
 * What the synonyms add to the words of a question. A phrase adds to its first word that isn't a stop
 * word: `in` of `in bulk` is in so many titles that what it brings would hardly count.
 */
function synonymsFor(
  words: readonly string[],
  { synonyms, stopWords }: Vocabulary & Synonyms,
): Meaning {
  const meant = new Map<string, Map<string, number>>();
  const asides = new Set<string>();
  const text = ` ${words.join(' ')} `;
  for (const [phrase, to, weight] of synonyms) {
    if (!text.includes(` ${phrase} `)) continue;
    if (phrase === 'where' && asksForPlace.test(text)) continue;
    const ofPhrase = phrase.split(' ');
    const carrier = ofPhrase.find((word) => !stopWords.has(word)) ?? ofPhrase[0] ?? phrase;
    const targets = meant.get(carrier) ?? new Map<string, number>();
    meant.set(carrier, targets);
    for (const { whole } of to.flatMap(chunksOf)) {
      targets.set(whole, Math.max(weight, targets.get(whole) ?? 0));
    }
    for (const word of ofPhrase) if (word !== carrier) asides.add(word);
  }
  return { meant, asides };
}
