import type { PackedArea } from './index/format.ts';
import type { RetrievalIndex } from './index/open-index.ts';
import { decodeLabels, decodeMentions, type Label, labelKinds } from './index/postings.ts';
import type { WordMatches } from './match-words.ts';
import type { QuestionTerm } from './question.ts';
import { matchQuality, weights } from './weights.ts';

/** A term of the question with the words that it may mean. */
export interface MatchedTerm {
  readonly term: QuestionTerm;
  readonly words: WordMatches;
  /** Whether the index knows the identifier that the term is a part of. */
  readonly named: boolean;
}

/** A term with how much it counts. */
export interface WeighedTerm extends MatchedTerm {
  /** How much finding it says: rare words say more, vague ones less. */
  readonly importance: number;
  /** Whether a page without it lacks something that was asked for. */
  readonly required: boolean;
}

/** The words of a question in their order, stop words included. */
export interface Said {
  readonly own: readonly string[];
  /** With those of the question before it and of its code. */
  readonly all: readonly string[];
}

/** A section that answers, by its number in the index. */
export interface RankedSection {
  readonly section: number;
  /** As part of its page: what the page says elsewhere counts as well. */
  readonly score: number;
  /** By itself, with its headings. */
  readonly ownScore: number;
}

/** A page that answers, with its sections from the best on. */
export interface RankedPage {
  readonly page: number;
  readonly score: number;
  /** How strongly it speaks of what was asked, however long the question; 1 is much. */
  readonly strength: number;
  /** Share of what was asked, by importance, that the page says, 0 to 1. */
  readonly coverage: number;
  /** Share of what was asked that its title, address, headings or questions say. */
  readonly about: number;
  /** How nearly the question is one that the page says it answers, 0 to 1. */
  readonly asked: number;
  /** Whether the page says everything that was asked but vague words. */
  readonly complete: boolean;
  readonly sections: readonly RankedSection[];
}

/** What one term adds, by section and by page. */
interface TermScores extends WeighedTerm {
  readonly bySection: ReadonlyMap<number, number>;
  /** The same without what the title says, which is about the whole page. */
  readonly ownBySection: ReadonlyMap<number, number>;
  readonly byPage: ReadonlyMap<number, number>;
  readonly sumByPage: ReadonlyMap<number, number>;
  /** Pages that have it in their title or address. */
  readonly inName: ReadonlySet<number>;
  /** How well the best match on a page fits the term, 0 to 1. */
  readonly qualityByPage: ReadonlyMap<number, number>;
  /** The same for its labels alone. */
  readonly labelQualityByPage: ReadonlyMap<number, number>;
  /** How prominent it is in each section by itself, 0 to 1. */
  readonly inSection: ReadonlyMap<number, number>;
  /** How well it fits a word of the section or of its headings, wherever that is. */
  readonly anywhereIn: ReadonlyMap<number, number>;
  /** How well it fits a word of a heading of the page. */
  readonly inHeadings: ReadonlyMap<number, number>;
  /** How well it fits a word of the description, by page. */
  readonly inDescription: ReadonlyMap<number, number>;
  /** How well the term fits a word of a label, by the key of the label. */
  readonly byLabel: ReadonlyMap<number, LabelMatch>;
}

interface LabelMatch extends Label {
  readonly quality: number;
}

/** A name or two are looked up, not asked about: questions that mention them say little. */
const wordsOfQuestion = 2;

/** Sections have fewer labels than this; it makes one number of section and kind. */
const keyOf = ({ section, kind }: Label): number => section * 16 + kind;

/** Orders the pages that have any word of the question, best first; and weighs the words. */
export function rankPages(
  matched: readonly MatchedTerm[],
  index: RetrievalIndex,
  said: Said,
): { readonly pages: readonly RankedPage[]; readonly terms: readonly WeighedTerm[] } {
  const words = matched.filter(({ term }) => term.kind === 'word').length;
  const terms = matched.map((term) => scoreTerm(term, index, words >= wordsOfQuestion));
  const required = terms.filter((term) => term.required);
  const wanted = sum(required, ({ importance }) => importance);
  const completeness = scoreLabels(terms, index);
  const asked = scoreQuestions(required, wanted, index);
  const sentence = sentenceShare(
    required.length,
    said.own.filter((word) => index.vocabulary.stopWords.has(word)).length,
  );
  const rankOf = areaRanks(said.all, index);
  const candidates = new Map<number, number[]>();
  for (const section of new Set(terms.flatMap(({ bySection }) => [...bySection.keys()]))) {
    const page = index.pageOf(section);
    const found = candidates.get(page);
    if (found) found.push(section);
    else candidates.set(page, [section]);
  }

  const pages: RankedPage[] = [];
  for (const [page, sections] of candidates) {
    const share = (quality: (term: TermScores) => number) =>
      wanted === 0 ? 1 : sum(required, (term) => term.importance * quality(term)) / wanted;
    const present = share(({ byPage }) => (byPage.has(page) ? 1 : 0));
    const meant =
      weights.describes * share(({ inDescription }) => inDescription.get(page) ?? 0) +
      weights.headed * share(({ inHeadings }) => inHeadings.get(page) ?? 0) +
      (asked.get(page) ?? 0);
    const plain = present ** weights.coverage * rankOf(page);
    const factor = plain * Math.exp(sentence * meant);
    let strongest = 0;
    const mentions = scoreMentions(page, terms);
    const scored = sections
      .map((section) => {
        const label = completeness.get(section);
        const together = Math.exp(
          sentence *
            (weights.together * share(({ inSection }) => inSection.get(section) ?? 0) +
              weights.says * share(({ anywhereIn }) => anywhereIn.get(section) ?? 0)),
        );
        // What the title says is given for every section of the page.
        const ownTogether = Math.exp(
          sentence *
            weights.ownTogether *
            share(({ inName, inSection }) =>
              inName.has(page) ? weights.inLabel : (inSection.get(section) ?? 0),
            ),
        );
        const isOpening = index.positionOf(section) === 0;
        const named = scoreSection(section, page, terms) + (label?.score ?? 0);
        strongest = Math.max(strongest, named);
        return {
          section,
          score: factor * together * named,
          ownScore:
            (isOpening ? weights.opening : 1) *
            ownTogether *
            (sum(terms, (term) => {
              const given = term.inName.has(page) ? weights.givenByPage : 1;
              return term.importance * given * (term.ownBySection.get(section) ?? 0);
            }) +
              (label?.ownScore ?? 0)),
        };
      })
      .sort((a, b) => b.score - a.score || a.section - b.section);
    pages.push({
      page,
      score: (scored[0]?.score ?? 0) + factor * mentions,
      strength: wanted === 0 ? 0 : (plain * (strongest + mentions)) / wanted,
      coverage: share(({ qualityByPage }) => qualityByPage.get(page) ?? 0),
      about: share(({ labelQualityByPage }) => labelQualityByPage.get(page) ?? 0),
      asked: Math.max(0, ...sections.map((section) => completeness.get(section)?.asked ?? 0)),
      complete: required.every(({ term, byPage }) => term.weight < 1 || byPage.has(page)),
      sections: scored,
    });
  }
  return {
    pages: pages
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score || a.page - b.page),
    terms: terms.map(({ term, words, named, importance, required: isNeeded }) => ({
      term,
      words,
      named,
      importance,
      required: isNeeded,
    })),
  };
}

function scoreTerm(matched: MatchedTerm, index: RetrievalIndex, isQuestion: boolean): TermScores {
  const { term, words, named } = matched;
  const bySection = new Map<number, number>();
  const ownBySection = new Map<number, number>();
  const byLabel = new Map<number, LabelMatch>();
  const qualityByPage = new Map<number, number>();
  const labelQualityByPage = new Map<number, number>();
  const inName = new Set<number>();
  const inSection = new Map<number, number>();
  const anywhereIn = new Map<number, number>();
  const inHeadings = new Map<number, number>();
  const inDescription = new Map<number, number>();
  const frequencies = frequenciesOf(matched, index);
  const rarity = rarityOf(frequencies.own ?? frequencies.all, index.pages);
  for (const [word, fits] of words) {
    const entry = index.words.get(word);
    if (!entry) continue;
    const [pages, mentions, labels = []] = entry;
    const isOther = frequencies.own !== undefined && term.synonyms.has(word) && word !== term.word;
    // A synonym that stands everywhere says less than the rare word that was typed.
    const quality = isOther ? fits * Math.min(1, rarityOf(pages, index.pages) / rarity) : fits;
    const sums = new Map<number, number>();
    const own = new Map<number, number>();
    for (const { section, weight } of decodeMentions(mentions)) {
      sums.set(section, weight);
      own.set(section, weight);
      raise(qualityByPage, index.pageOf(section), quality);
      raise(inSection, section, weight * quality);
      raise(anywhereIn, section, quality);
    }
    for (const label of decodeLabels(labels)) {
      const { section, kind } = label;
      if (kind === labelKinds.description) {
        raise(inDescription, index.pageOf(section), quality);
        continue;
      }
      if (kind < labelKinds.description) {
        raise(inSection, section, weights.inLabel * quality);
        raise(anywhereIn, section, quality);
        if (!isName(label, index)) raise(inHeadings, index.pageOf(section), quality);
      }
      if (kind >= labelKinds.question && !isQuestion) continue;
      const weight = labelWeight(label, index);
      sums.set(section, (sums.get(section) ?? 0) + weight);
      own.set(section, (own.get(section) ?? 0) + ownWeight(label, weight, index));
      const page = index.pageOf(section);
      raise(qualityByPage, page, quality);
      if (quality >= matchQuality.plural && isName(label, index)) inName.add(page);
      if (kind !== labelKinds.ancestor) raise(labelQualityByPage, page, quality);
      if (kind === labelKinds.heading || kind >= labelKinds.question) {
        const key = keyOf(label);
        if (quality > (byLabel.get(key)?.quality ?? 0)) byLabel.set(key, { ...label, quality });
      }
    }
    for (const [section, weight] of sums) raise(bySection, section, weight * quality);
    for (const [section, weight] of own) raise(ownBySection, section, weight * quality);
  }
  const byPage = new Map<number, number>();
  const sumByPage = new Map<number, number>();
  for (const [section, score] of bySection) {
    const page = index.pageOf(section);
    raise(byPage, page, score);
    sumByPage.set(page, (sumByPage.get(page) ?? 0) + score);
  }
  const kind = named ? weights.partOfKnownName : weights[term.kind];
  return {
    ...matched,
    importance: rarity * kind * term.weight,
    required: isRequired(matched),
    bySection,
    ownBySection,
    byPage,
    sumByPage,
    inName,
    qualityByPage,
    labelQualityByPage,
    inSection,
    anywhereIn,
    inHeadings,
    inDescription,
    byLabel,
  };
}

/**
 * How many pages have the word itself or a form of it, and how many any word that it can mean.
 * `own` is undefined where no page has the word, so that only its synonyms tell how rare it is.
 */
function frequenciesOf({ term, words }: MatchedTerm, index: RetrievalIndex) {
  let own: number | undefined;
  let all = 0;
  for (const [word, quality] of words) {
    const [pages] = index.words.get(word) ?? [0];
    if (quality <= 0.5) continue;
    all = Math.max(all, pages);
    if (!term.synonyms.has(word) || word === term.word) own = Math.max(own ?? 0, pages);
  }
  return { own, all };
}

/** A word that few pages have says more about what is meant than one that all have. */
function rarityOf(frequency: number, pages: number): number {
  const rarity = Math.log(1 + (pages - frequency + 0.5) / (frequency + 0.5));
  if (frequency === 0) return Math.min(rarity, weights.unknownImportance);
  return rarity + weights.leastImportance;
}

/** Whether a page without the term lacks something that was asked for. */
const isRequired = ({ term, words, named }: MatchedTerm): boolean =>
  term.kind === 'word' ||
  (term.kind === 'part' && !named) ||
  (term.kind === 'name' && words.size > 0);

/** What a word of a label adds to the section. A further word takes from the weight of each. */
function labelWeight({ section, kind, length }: Label, index: RetrievalIndex): number {
  if (kind === labelKinds.path) return weights.path;
  const full =
    kind >= labelKinds.question
      ? weights.question
      : kind === labelKinds.ancestor
        ? weights.ancestor
        : index.positionOf(section) === 0
          ? weights.title
          : weights.heading;
  return full / (1 + weights.labelLength * (length - 1));
}

/** The same for a section by itself: title and address are about the whole page. */
function ownWeight(label: Label, weight: number, index: RetrievalIndex): number {
  if (label.kind === labelKinds.path) return 0;
  return isName(label, index) ? (weight * weights.ancestor) / weights.title : weight;
}

/** Whether the label is the title or the address of a page. */
const isName = ({ section, kind }: Label, index: RetrievalIndex): boolean =>
  kind === labelKinds.path || (kind === labelKinds.heading && index.positionOf(section) === 0);

function scoreSection(section: number, page: number, terms: readonly TermScores[]): number {
  return sum(terms, ({ importance, bySection, byPage }) => {
    const here = bySection.get(section) ?? 0;
    return importance * Math.max(here, weights.elsewhere * (byPage.get(page) ?? 0));
  });
}

/** A little for every further section that speaks of it: a page about something names it often. */
function scoreMentions(page: number, terms: readonly TermScores[]): number {
  return (
    weights.mentions *
    sum(terms, ({ importance, byPage, sumByPage }) => {
      const others = (sumByPage.get(page) ?? 0) - (byPage.get(page) ?? 0);
      return importance * Math.log1p(others);
    })
  );
}

interface LabelScore {
  readonly score: number;
  readonly ownScore: number;
  readonly asked: number;
}

/** Extra for sections with a title, heading or question that says what was asked, and little else. */
function scoreLabels(
  terms: readonly TermScores[],
  index: RetrievalIndex,
): ReadonlyMap<number, LabelScore> {
  const required = terms.filter((term) => term.required);
  const asked = sum(required, ({ importance }) => importance);
  const matches = new Map<number, { label: Label; named: number; words: number }>();
  for (const { importance, byLabel } of required) {
    for (const [key, { quality, ...label }] of byLabel) {
      const match = matches.get(key) ?? { label, named: 0, words: 0 };
      match.named += importance * quality;
      match.words += quality;
      matches.set(key, match);
    }
  }
  const scores = new Map<number, LabelScore>();
  for (const { label, named, words } of matches.values()) {
    const { section, kind, length } = label;
    const isQuestion = kind >= labelKinds.question;
    const most = isQuestion
      ? weights.completeQuestion
      : index.positionOf(section) === 0
        ? weights.completeTitle
        : weights.completeHeading;
    const ofLabel = Math.min(1, words / length);
    // A word or two of a long question are not the question.
    const likeness = (named / asked) ** 2 * ofLabel ** (isQuestion ? 2 : 1);
    const before = scores.get(section) ?? { score: 0, ownScore: 0, asked: 0 };
    const own = isQuestion ? weights.answersQuestion : weights.completeHeading;
    scores.set(section, {
      score: Math.max(before.score, asked * most * likeness),
      ownScore: Math.max(before.ownScore, asked * own * likeness),
      asked: isQuestion ? Math.max(before.asked, likeness) : before.asked,
    });
  }
  return scores;
}

/**
 * How like the question is to those that each page says it answers, by `weights.asks`. Two questions are
 * alike as far as each says what the other says. The next ones count too: a page that answers several
 * questions of a kind is about it, and nobody asks one of them word for word.
 */
function scoreQuestions(
  required: readonly TermScores[],
  wanted: number,
  index: RetrievalIndex,
): ReadonlyMap<number, number> {
  const common = new Map<number, { label: Label; importance: number; words: number }>();
  for (const { importance, byLabel } of required) {
    for (const [key, { quality, ...label }] of byLabel) {
      if (label.kind < labelKinds.question) continue;
      const found = common.get(key) ?? { label, importance: 0, words: 0 };
      found.importance += importance * quality;
      found.words += quality;
      common.set(key, found);
    }
  }
  const byPage = new Map<number, number[]>();
  for (const { label, importance, words } of common.values()) {
    const page = index.pageOf(label.section);
    const likeness = Math.sqrt((importance / wanted) * Math.min(1, words / label.length));
    byPage.set(page, [...(byPage.get(page) ?? []), likeness]);
  }
  return new Map(
    [...byPage].map(([page, found]) => {
      const nearest = found.sort((a, b) => b - a);
      return [page, weights.asks.reduce((all, weight, at) => all + weight * (nearest[at] ?? 0), 0)];
    }),
  );
}

/**
 * What each page counts for whatever it says: its rank, and whether it is about the API that the
 * question names. Where it's named, a low rank of its pages no longer says that something else is meant.
 */
function areaRanks(words: readonly string[], index: RetrievalIndex): (page: number) => number {
  const text = ` ${words.join(' ')} `;
  const isNamed = ({ names }: PackedArea) => names.some((name) => text.includes(` ${name} `));
  const named = index.areas.filter(isNamed);
  const factors = new Map<number, number>();
  for (const area of index.areas) {
    const factor = named.length === 0 ? area.unnamed : named.includes(area) ? 1 : weights.otherArea;
    for (const page of area.pages) factors.set(page, factor);
  }
  const asked = new Set(named.flatMap(({ pages }) => pages));
  return (page) => {
    const rank = index.ranks[page] ?? 1;
    return (asked.has(page) ? Math.max(1, rank) : rank) ** weights.rank * (factors.get(page) ?? 1);
  };
}

/** How much a query is a sentence, 0 for one word to 1. Stop words are what joins names to sentences. */
const sentenceShare = (words: number, stopWords: number): number =>
  Math.max(
    0,
    Math.min(1, (words + weights.stopWord * stopWords - 1) / (weights.wordsOfSentence - 1)),
  );

function raise(map: Map<number, number>, key: number, value: number): void {
  if (value > (map.get(key) ?? 0)) map.set(key, value);
}

const sum = <Item>(items: readonly Item[], value: (item: Item) => number): number =>
  items.reduce((total, item) => total + value(item), 0);
