import { createHash } from 'node:crypto';
import type { PageDocument, Section } from '../../document/page-document.ts';
import { buildErrorIndex } from '../../errors/error-index.ts';
import type { MessageData } from '../../errors/message-data.ts';
import { areas } from '../areas.ts';
import { embedPage } from '../embeddings/embed-page.ts';
import { packWordVectors, wordVectorShards } from '../embeddings/pack-word-vectors.ts';
import { wordVectorsFor } from '../embeddings/word-vectors.ts';
import { pageRank } from '../page-ranks.ts';
import type { SearchablePage } from '../questions/page-questions.ts';
import { sectionText } from '../section-text.ts';
import { chunksOf, tokensOf } from '../tokens.ts';
import { packSynonyms, packVocabulary } from '../vocabulary/pack-vocabulary.ts';
import { stopWords } from '../vocabulary/stop-words.ts';
import { fieldWeights, saturation } from '../weights.ts';
import { withOpening } from '../with-opening.ts';
import { anchorOf } from './anchor.ts';
import { explanationWords } from './explanation-words.ts';
import {
  type Catalog,
  type CoreIndex,
  catalogFile,
  coreFile,
  type ExplanationWords,
  embeddingsFile,
  explanationWordsFile,
  type HeadSection,
  headFile,
  type Lexicon,
  lexiconFile,
  type PageHead,
  type PageText,
  pageFile,
  type Shard,
  type SynonymFile,
  shardFile,
  synonymsFile,
  type WordEntry,
  wordVectorsFile,
} from './format.ts';
import { linkingPages } from './linking-pages.ts';
import {
  encodeLabels,
  encodeMentions,
  type Label,
  labelKinds,
  type Mention,
  questionsPerSection,
} from './postings.ts';

/** A shard is closed once it holds this many postings: about 1.5 KB on the wire. */
const postingsPerShard = 1200;

/**
 * Mentions kept per word, those in which it weighs most. A word that is in more sections tells
 * little about any, and its list would be the largest thing that a question loads.
 */
const mentionsPerWord = 250;

/** Words of code with so few letters, such as `usr` of `/usr/bin`, may be slips of somebody who types. */
const fewLetters = 4;
/** The share of the pages that are said to have them: they're no rarer than what no page has (`unknownImportance`). */
const shareOfSlips = 0.1;

/**
 * Makes the files of the index, by their path on the site. Pages are indexed in the order of their paths.
 * @param catalog Strapi's own messages
 */
export function buildIndex(
  documents: readonly SearchablePage[],
  catalog?: MessageData['messages'],
): Map<string, string> {
  const pages = documents.toSorted((a, b) => (a.path < b.path ? -1 : 1)).map(withOpening);
  const linking = linkingPages(pages);
  const entries = buildEntries(pages);
  const shards = cutIntoShards(entries);
  const lexicons = buildLexicons(entries);
  const synonyms = packSynonyms();
  const wordVectors = wordVectorsFor(pages);

  const files = {
    shards: shards.map((shard) => JSON.stringify(Object.fromEntries(shard) satisfies Shard)),
    lexicons: [...lexicons.values()].map((words) => JSON.stringify(words satisfies Lexicon)),
    synonyms: [...synonyms.values()].map((words) => JSON.stringify(words satisfies SynonymFile)),
    heads: pages.map((page) => JSON.stringify(headOf(page))),
    texts: pages.map((page) => JSON.stringify(pageText(page))),
    embeddings: pages.map((page) => JSON.stringify(embedPage(page, wordVectors))),
    wordVectors: packWordVectors(wordVectors).map((words) => JSON.stringify(words)),
    catalog: JSON.stringify(catalogOf(pages)),
  };
  const core: Omit<CoreIndex, 'version'> = {
    ranks: pages.map((page) => pageRank(page, linking.get(page.path) ?? 0)),
    sections: pages.map(({ sections }) => sections.length),
    shards: shards.map((shard) => shard.keys().next().value ?? ''),
    letters: [...lexicons.keys()].join(''),
    synonymLetters: [...synonyms.keys()].join(''),
    areas: areas.map(({ names, unnamed, paths }) => ({
      names,
      unnamed,
      pages: pages.flatMap(({ path }, number) => (paths.test(path) ? [number] : [])),
    })),
    vocabulary: packVocabulary(),
    vectorShards: wordVectorShards,
  };
  const mostAskedFirst = [...pages.entries()]
    .map(([number, page]) => ({ page, rank: rankUnasked(number, core) }))
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ page }) => page);
  const errors = buildErrorIndex(mostAskedFirst, digest, catalog);
  const rows = JSON.stringify({
    list: errors.version,
    ...explanationWords(mostAskedFirst, wordVectors),
  } satisfies ExplanationWords);
  const version = digest([core, files, rows]);
  return new Map([
    [coreFile, JSON.stringify({ version, ...core } satisfies CoreIndex)],
    [catalogFile(version), files.catalog],
    [explanationWordsFile(version), rows],
    ...files.shards.map((text, number) => [shardFile(version, number), text] as const),
    ...files.lexicons.map((text, number) => [lexiconFile(version, number), text] as const),
    ...files.synonyms.map((text, number) => [synonymsFile(version, number), text] as const),
    ...files.heads.map((text, number) => [headFile(version, number), text] as const),
    ...files.embeddings.map((text, number) => [embeddingsFile(version, number), text] as const),
    ...files.wordVectors.map((text, number) => [wordVectorsFile(version, number), text] as const),
    ...errors.files,
    ...files.texts.map((text, number) => [pageFile(version, number), text] as const),
  ]);
}

/** What a page counts where nothing says which one is meant. */
const rankUnasked = (
  page: number,
  { ranks, areas: all }: Pick<CoreIndex, 'ranks' | 'areas'>,
): number =>
  all
    .filter(({ pages }) => pages.includes(page))
    .reduce((rank, { unnamed }) => rank * unnamed, ranks[page] ?? 0);

function headOf({ path, title, sections }: PageDocument): PageHead {
  const below = sections.slice(1).map((section): HeadSection => {
    const { depth, slug } = section;
    return slug === anchorOf(section.title) ? [depth, section.title] : [depth, section.title, slug];
  });
  return { path, title, sections: below };
}

const pageText = ({ title, description, sections }: PageDocument): PageText => ({
  title,
  description,
  sections,
});

const catalogOf = (pages: readonly PageDocument[]): Catalog =>
  pages.map(({ path, title, unlisted }) => [path, title, unlisted ? 1 : 0]);

/** Every word of the pages, in alphabetical order. */
function buildEntries(pages: readonly SearchablePage[]): Map<string, WordEntry> {
  const counted = pages.flatMap((page, number) =>
    page.sections.map((section, position) => ({
      page: number,
      ...countWords(page, section, position),
      labels: labelsOf(page, section, position),
    })),
  );
  const average =
    counted.reduce((sum, { length }) => sum + length, 0) / Math.max(1, counted.length);
  // A word is as rare as it is in the prose: the examples' names of fields are on nearly every page,
  // and readers who name one mean their own content or a kind of field.
  const found = new Map<
    string,
    { pages: Set<number>; inCode: Set<number>; mentions: Mention[]; labels: Label[] }
  >();
  const entryOf = (word: string, page: number, inCode = false) => {
    const entry = found.get(word) ?? {
      pages: new Set(),
      inCode: new Set(),
      mentions: [],
      labels: [],
    };
    found.set(word, entry);
    (inCode ? entry.inCode : entry.pages).add(page);
    return entry;
  };
  counted.forEach(({ page, frequencies, prose, length: words, labels }, section) => {
    for (const [word, frequency] of frequencies) {
      // Anyone who asks for nothing but such words is answered from titles.
      if (stopWords.has(word)) continue;
      const weight = bm25(frequency, words / average);
      entryOf(word, page, !prose.has(word)).mentions.push({ section, weight });
    }
    for (const { kind, text } of labels) {
      const chunks = chunksOf(text);
      const telling = chunks.filter(({ whole }) => !stopWords.has(whole));
      const length = telling.length || chunks.length;
      // The words of a title may be all that was asked; those of a question are many.
      const indexed = kind >= labelKinds.question && telling.length > 0 ? telling : chunks;
      for (const word of new Set(indexed.flatMap(tokensOf))) {
        entryOf(word, page).labels.push({ section, kind, length });
      }
    }
  });
  const pagesOfSlips = Math.round(pages.length * shareOfSlips);
  const frequencyInCode = (word: string, having: number) =>
    word.length <= fewLetters ? Math.max(having, pagesOfSlips) : having;
  return new Map(
    [...found]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([word, { pages, inCode, mentions, labels }]) => {
        const having = pages.size > 0 ? pages.size : frequencyInCode(word, inCode.size);
        const kept = mentions.toSorted((a, b) => b.weight - a.weight).slice(0, mentionsPerWord);
        const entry: WordEntry = [having, encodeMentions(kept)];
        return [word, labels.length === 0 ? entry : [entry[0], entry[1], encodeLabels(labels)]];
      }),
  );
}

/** BM25's share of a word in a section, 0 to 1. */
function bm25(frequency: number, relativeLength: number): number {
  const { k1, b } = saturation;
  return frequency / (frequency + k1 * (1 - b + b * relativeLength));
}

function countWords(page: PageDocument, section: Section, position: number) {
  const frequencies = new Map<string, number>();
  const prose = new Set<string>();
  let length = 0;
  const add = (text: string, weight: number) => {
    for (const chunk of chunksOf(text)) {
      length += 1;
      for (const token of tokensOf(chunk)) {
        if (weight >= fieldWeights.text) prose.add(token);
        frequencies.set(token, (frequencies.get(token) ?? 0) + weight);
      }
    }
  };
  const { text, code } = sectionText(section.blocks);
  add([...section.badges, text].join(' '), fieldWeights.text);
  add(code, fieldWeights.code);
  if (position === 0) {
    add([page.description, ...page.tags].join(' '), fieldWeights.text);
  }
  return { frequencies, prose, length };
}

/** What says what a section is about. The title of a page is the heading of its opening text. */
function labelsOf(
  page: SearchablePage,
  section: Section,
  position: number,
): { readonly kind: number; readonly text: string }[] {
  const first = position === 0;
  const questions = page.questions
    .filter(({ anchor }) => (anchor ?? '') === section.slug)
    .slice(0, questionsPerSection);
  return [
    { kind: labelKinds.heading, text: first ? page.title : section.title },
    ...(first ? [{ kind: labelKinds.path, text: page.path.replaceAll('/', ' ') }] : []),
    ...section.trail.map((text) => ({ kind: labelKinds.ancestor, text })),
    ...questions.map(({ text }, index) => ({ kind: labelKinds.question + index, text })),
  ];
}

function cutIntoShards(entries: ReadonlyMap<string, WordEntry>): Map<string, WordEntry>[] {
  const shards: Map<string, WordEntry>[] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const [word, entry] of entries) {
    if (size >= postingsPerShard) {
      shards.push(new Map());
      size = 0;
    }
    const [, mentions, labels = []] = entry;
    // A word costs about as much as four postings.
    size += mentions.length + labels.length + 4;
    shards.at(-1)?.set(word, entry);
  }
  return shards;
}

/** By first letter, the words that a slip may have meant: those of letters only, the most frequent first. */
function buildLexicons(entries: ReadonlyMap<string, WordEntry>): Map<string, string[]> {
  const lexicons = new Map<string, string[]>();
  const byPages = [...entries].toSorted(([, [a]], [, [b]]) => b - a);
  for (const [word] of byPages) {
    if (!/^\p{L}{3,}$/u.test(word)) continue;
    const [letter = ''] = word;
    const list = lexicons.get(letter) ?? [];
    list.push(word);
    lexicons.set(letter, list);
  }
  return lexicons;
}

const digest = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 8);
