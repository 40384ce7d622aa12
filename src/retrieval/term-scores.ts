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
  /** How much finding it says: rare words say more. */
  readonly importance: number;
  /** Whether a page without it lacks something that was asked for. */
  readonly required: boolean;
  /** What it adds to each page that has it, in one form or another. */
  readonly byPage: ReadonlyMap<number, number>;
}

/** What one term adds, by section and by page. */
export interface TermScores extends WeighedTerm {
  readonly bySection: ReadonlyMap<number, number>;
  /** The same without what title and address say, which are about the whole page. */
  readonly ownBySection: ReadonlyMap<number, number>;
  /** How much of it the texts and headings of each page's sections say, all together. */
  readonly saidByPage: ReadonlyMap<number, number>;
  /** Pages that have it in their title or address. */
  readonly inName: ReadonlySet<number>;
  /** How well the best match on a page fits the term, 0 to 1. */
  readonly qualityByPage: ReadonlyMap<number, number>;
  /** The same for its labels alone. */
  readonly labelQualityByPage: ReadonlyMap<number, number>;
  /** How well it fits a word of the section or of its headings, wherever that is. */
  readonly anywhereIn: ReadonlyMap<number, number>;
  /** How well the term fits a word of the title of each page. */
  readonly byTitle: ReadonlyMap<number, TitleMatch>;
}

interface TitleMatch {
  readonly quality: number;
  /** How many words the title has. */
  readonly length: number;
}

/**
 * Looks up where a term is and what it adds there.
 * @param isQuestion whether the questions of pages count
 */
export function scoreTerm(
  matched: MatchedTerm,
  index: RetrievalIndex,
  isQuestion: boolean,
): TermScores {
  const { term, words } = matched;
  const bySection = new Map<number, number>();
  const ownBySection = new Map<number, number>();
  const byTitle = new Map<number, TitleMatch>();
  const qualityByPage = new Map<number, number>();
  const labelQualityByPage = new Map<number, number>();
  const inName = new Set<number>();
  const inSection = new Map<number, number>();
  const anywhereIn = new Map<number, number>();
  const frequencies = frequenciesOf(matched, index);
  const rarity = rarityOf(frequencies.own ?? frequencies.all, index.pages);
  for (const [word, fits] of words) {
    const entry = index.words.get(word);
    if (!entry) continue;
    const [pages, mentions, labels = []] = entry;
    const isOther = frequencies.own !== undefined && term.synonyms.has(word) && word !== term.word;
    // A synonym that is everywhere says less than the rare word that was typed.
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
      if (kind < labelKinds.question) {
        raise(inSection, section, quality);
        raise(anywhereIn, section, quality);
      } else if (!isQuestion) continue;
      const weight = labelWeight(label, index);
      sums.set(section, (sums.get(section) ?? 0) + weight);
      const page = index.pageOf(section);
      raise(qualityByPage, page, quality);
      if (!isName(label, index)) own.set(section, (own.get(section) ?? 0) + weight);
      else if (quality >= matchQuality.plural) inName.add(page);
      if (kind !== labelKinds.ancestor) raise(labelQualityByPage, page, quality);
      if (isTitle(label, index) && quality > (byTitle.get(page)?.quality ?? 0)) {
        byTitle.set(page, { quality, length: label.length });
      }
    }
    for (const [section, weight] of sums) raise(bySection, section, weight * quality);
    for (const [section, weight] of own) raise(ownBySection, section, weight * quality);
  }
  const byPage = new Map<number, number>();
  for (const [section, score] of bySection) {
    raise(byPage, index.pageOf(section), score);
  }
  const saidByPage = new Map<number, number>();
  for (const [section, said] of inSection) {
    const page = index.pageOf(section);
    saidByPage.set(page, (saidByPage.get(page) ?? 0) + said);
  }
  return {
    ...matched,
    importance: rarity * term.weight,
    required: isRequired(matched),
    bySection,
    ownBySection,
    byPage,
    saidByPage,
    inName,
    qualityByPage,
    labelQualityByPage,
    anywhereIn,
    byTitle,
  };
}

/**
 * How many pages have the word itself or a form of it, and how many any word that it can mean.
 * `own` is undefined where no page has the word, so that only its synonyms show how rare it is.
 */
function frequenciesOf({ term, words }: MatchedTerm, index: RetrievalIndex) {
  let own: number | undefined;
  let all = 0;
  for (const [word, quality] of words) {
    const [pages] = index.words.get(word) ?? [0];
    // Stop words are indexed in labels alone: they'd seem to be rare.
    if (quality <= 0.5 || index.vocabulary.stopWords.has(word)) continue;
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
function labelWeight(label: Label, index: RetrievalIndex): number {
  const { kind, length } = label;
  if (kind === labelKinds.path) return weights.path;
  const full =
    kind >= labelKinds.question
      ? weights.question
      : isTitle(label, index)
        ? weights.title
        : weights.heading;
  return full / (1 + weights.labelLength * (length - 1));
}

/** Whether the label is the title or the address of a page. */
const isName = (label: Label, index: RetrievalIndex): boolean =>
  label.kind === labelKinds.path || isTitle(label, index);

/** The title of a page is the heading of its opening text. */
const isTitle = ({ section, kind }: Label, index: RetrievalIndex): boolean =>
  kind === labelKinds.heading && index.positionOf(section) === 0;

function raise(map: Map<number, number>, key: number, value: number): void {
  if (value > (map.get(key) ?? 0)) map.set(key, value);
}
