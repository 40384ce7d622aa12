import { stopWords } from '../config/stop-words.ts';
import { synonyms } from '../config/synonyms.ts';
import { maximumQueryLength } from '../provider.ts';
import { chunksOf } from '../text/tokenize.ts';

/** One thing that a query asks for, with the ways in which a page may say it. */
export interface QueryTerm {
  readonly word: string;
  /** Whether it may be the beginning of a word that is still being typed. */
  readonly last: boolean;
  /** Other words that stand for it. */
  readonly synonyms: readonly string[];
  /**
   * `word`: pages without it lose. `name`: an identifier as a whole; where the index knows it, its
   * parts count little. `part`: a piece of an identifier. `pair`: two words written as one.
   * `aside`: a further word of a phrase whose meaning its first word carries.
   */
  readonly kind: 'word' | 'name' | 'part' | 'pair' | 'aside';
  /** For a part: the identifier that it belongs to. */
  readonly name?: string;
}

/** More words than anyone types; what follows is not looked for. */
const maximumTerms = 10;

/** Reads a query into terms: words, identifiers with their parts, words that belong together. */
export function parseQuery(query: string): QueryTerm[] {
  const chunks = chunksOf(query.slice(0, maximumQueryLength));
  const wordsOfQuery = chunks.map(({ whole }) => whole);
  const { meant, asides } = synonymsFor(wordsOfQuery);
  const endsOpen = /[\p{L}\p{N}]$/u.test(query);

  const all = chunks.flatMap(({ whole, parts, humps }, index): QueryTerm[] => {
    const last = endsOpen && index === chunks.length - 1;
    const term = (word: string, kind: QueryTerm['kind']): QueryTerm => ({
      word,
      last: last && (kind === 'word' || kind === 'name'),
      synonyms: meant.get(word) ?? [],
      kind,
      ...(kind === 'part' && { name: whole }),
    });
    const pieces = [...new Set([...parts, ...humps])].filter((piece) => piece !== whole);
    if (pieces.length === 0) return [term(whole, asides.has(whole) ? 'aside' : 'word')];
    return [term(whole, 'name'), ...pieces.map((piece) => term(piece, 'part'))];
  });
  const telling = all.filter(({ word }) => !stopWords.has(word) || meant.has(word));
  const terms = telling.length > 0 ? telling : all;
  return unique([...terms, ...joined(wordsOfQuery)]).slice(0, maximumTerms);
}

/** `find one` is also `findone`, `data base` also `database`. */
function joined(words: readonly string[]): QueryTerm[] {
  return words.slice(1).flatMap((word, index) => {
    const before = words[index] ?? '';
    if (stopWords.has(before) && stopWords.has(word)) return [];
    return [{ word: before + word, last: false, synonyms: [], kind: 'pair' }];
  });
}

function unique(terms: readonly QueryTerm[]): QueryTerm[] {
  const seen = new Set<string>();
  return terms.filter(({ word }) => !seen.has(word) && seen.add(word));
}

interface Meaning {
  /** What stands for a word besides itself. */
  readonly meant: ReadonlyMap<string, readonly string[]>;
  /** Words of a phrase that mean nothing without its first. */
  readonly asides: ReadonlySet<string>;
}

/** `Where do I …` asks for a place; `where` alone is the word that SQL has for filters. */
const asksForPlace = /^ where (?:am|are|can|could|did|do|does|is|s|should|to|will|would) /;

/** What the synonyms add to the words of a query. A phrase adds to the first of its words. */
function synonymsFor(words: readonly string[]): Meaning {
  const meant = new Map<string, string[]>();
  const asides = new Set<string>();
  const text = ` ${words.join(' ')} `;
  for (const { from, to } of synonyms) {
    for (const phrase of from) {
      if (!text.includes(` ${phrase} `)) continue;
      if (phrase === 'where' && asksForPlace.test(text)) continue;
      const [first = phrase, ...rest] = phrase.split(' ');
      const targets = to.flatMap((target) => chunksOf(target).map(({ whole }) => whole));
      meant.set(first, [...(meant.get(first) ?? []), ...targets]);
      for (const word of rest) asides.add(word);
    }
  }
  return { meant, asides };
}
