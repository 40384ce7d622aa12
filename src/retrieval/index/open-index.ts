import type { ErrorList } from '../../errors/explain.ts';
import type { Embedding } from '../embeddings/embedding.ts';
import { unpackEmbedding } from '../embeddings/packed.ts';
import { wordShard } from '../embeddings/word-shard.ts';
import { type PackedSynonyms, readVocabulary, type Vocabulary } from '../vocabulary/vocabulary.ts';
import { anchorOf } from './anchor.ts';
import {
  type Catalog,
  type CoreIndex,
  catalogFile,
  coreFile,
  type ExplanationWords,
  embeddingsFile,
  explanationWordsFile,
  headFile,
  type Lexicon,
  lexiconFile,
  type PackedArea,
  type PageEmbeddings,
  type PageHead,
  type PageText,
  pageFile,
  type Shard,
  type SynonymFile,
  shardFile,
  synonymsFile,
  type WordEntry,
  type WordVectorsFile,
  wordVectorsFile,
} from './format.ts';

/** Loads a file of the site by its path, as JSON. @throws if it cannot be had */
export type LoadFile = (path: string) => Promise<unknown>;

/** At most this many shards are loaded for one beginning of a word: `s` alone would be a tenth of all. */
const shardsPerPrefix = 3;

/** A place on a page. */
interface Place {
  /** Path on the site, with the anchor of the section. */
  readonly url: string;
  readonly slug: string;
  /** Titles from the page down to the section. */
  readonly titles: readonly string[];
}

/** A page with its sections, the opening text first. */
export interface PlacedPage {
  readonly path: string;
  readonly title: string;
  readonly places: readonly Place[];
}

/** What a page means; see `embeddings/`. */
export interface OpenPageEmbeddings {
  /** Its title and description. */
  readonly description: Embedding;
  /** Questions that it answers, each with the place of the section that does. */
  readonly questions: readonly { readonly embedding: Embedding; readonly place: number }[];
  /** In the order of its sections, its opening text first. */
  readonly sections: readonly Embedding[];
}

/** The index, whose files are loaded as they are asked for and then kept. */
export class RetrievalIndex {
  readonly vocabulary: Vocabulary;
  /** Share of its score that each page keeps; 1 for most. */
  readonly ranks: readonly number[];
  readonly #core: CoreIndex;
  readonly #load: LoadFile;
  readonly #pageOfSection: Uint32Array;
  readonly #firstSections: readonly number[];
  readonly #files = new Map<string, Promise<unknown>>();
  readonly #words = new Map<string, WordEntry>();
  readonly #wordsByLetter = new Map<string, string[]>();
  readonly #heads = new Map<number, PlacedPage>();
  readonly #embeddings = new Map<number, OpenPageEmbeddings>();
  #errors: Promise<ErrorList> | undefined;

  constructor(core: CoreIndex, load: LoadFile) {
    this.#core = core;
    this.#load = load;
    this.vocabulary = readVocabulary(core.vocabulary);
    this.ranks = core.ranks.map((rank) => rank / 100);
    const sections = core.sections.reduce((sum, count) => sum + count, 0);
    this.#pageOfSection = new Uint32Array(sections);
    let first = 0;
    this.#firstSections = core.sections.map((count, page) => {
      const start = first;
      this.#pageOfSection.fill(page, start, start + count);
      first += count;
      return start;
    });
  }

  get areas(): readonly PackedArea[] {
    return this.#core.areas;
  }

  get pages(): number {
    return this.#core.ranks.length;
  }

  pageOf(section: number): number {
    return this.#pageOfSection[section] ?? 0;
  }

  /** Place of a section on its page, from 0, which is the opening text. */
  positionOf(section: number): number {
    return section - (this.#firstSections[this.pageOf(section)] ?? 0);
  }

  /** Words loaded so far, with where they stand; of one in no loaded shard nothing is known. */
  get words(): ReadonlyMap<string, WordEntry> {
    return this.#words;
  }

  /** Those of them that start with the same character as another word. */
  wordsLike(word: string): readonly string[] {
    return this.#wordsByLetter.get(word[0] ?? '') ?? [];
  }

  /** Loads the shards with the words that begin so. */
  async loadPrefix(prefix: string): Promise<void> {
    const first = this.#shardOf(prefix);
    const last = Math.min(this.#shardOf(`${prefix}\uffff`), first + shardsPerPrefix - 1);
    await this.#loadShards(first, last);
  }

  /** Loads the shard in which a word is if it is in any. */
  async loadWord(word: string): Promise<void> {
    const shard = this.#shardOf(word);
    await this.#loadShards(shard, shard);
  }

  /** Every word of letters only that starts with the letter. */
  async lexicon(letter: string): Promise<Lexicon> {
    const number = this.#core.letters.indexOf(letter);
    if (number === -1 || letter === '') return [];
    return this.#file<Lexicon>(lexiconFile(this.#core.version, number));
  }

  /** The synonyms of words and phrases that start with the same letters as some words. */
  async synonyms(words: readonly string[]): Promise<PackedSynonyms> {
    const numbers = [...new Set(words.map((word) => word[0] ?? ''))]
      .map((letter) => (letter === '' ? -1 : this.#core.synonymLetters.indexOf(letter)))
      .filter((number) => number !== -1);
    const files = await Promise.all(
      numbers.map((number) => this.#file<SynonymFile>(synonymsFile(this.#core.version, number))),
    );
    return files.flat();
  }

  async page(page: number): Promise<PlacedPage> {
    const known = this.#heads.get(page);
    if (known) return known;
    const placed = placePage(await this.#file<PageHead>(headFile(this.#core.version, page)));
    this.#heads.set(page, placed);
    return placed;
  }

  /** The vectors of those words that have one. */
  async wordVectors(words: readonly string[]): Promise<ReadonlyMap<string, Float32Array>> {
    const { version, vectorShards } = this.#core;
    const found = await Promise.all(
      [...new Set(words)].map(async (word) => {
        const shard = wordShard(word, vectorShards);
        const file = await this.#file<WordVectorsFile>(wordVectorsFile(version, shard));
        if (!Object.hasOwn(file, word)) return [];
        const [length = 0, direction = ''] = file[word] ?? [];
        return [[word, unpackEmbedding(direction).map((value) => value * length)] as const];
      }),
    );
    return new Map(found.flat());
  }

  async embeddings(page: number): Promise<OpenPageEmbeddings> {
    const known = this.#embeddings.get(page);
    if (known) return known;
    const file = await this.#file<PageEmbeddings>(embeddingsFile(this.#core.version, page));
    const open = {
      description: unpackEmbedding(file.description),
      questions: file.questions.map((packed, at) => ({
        embedding: unpackEmbedding(packed),
        place: file.answeredBy[at] ?? 0,
      })),
      sections: file.sections.map(unpackEmbedding),
    };
    this.#embeddings.set(page, open);
    return open;
  }

  text(page: number): Promise<PageText> {
    return this.#file(pageFile(this.#core.version, page));
  }

  /** Every page in the order of their numbers. */
  catalog(): Promise<Catalog> {
    return this.#file(catalogFile(this.#core.version));
  }

  /** The error messages that pages explain. What failed is tried again the next time. */
  errors(): Promise<ErrorList> {
    this.#errors ??= this.#openErrors().catch((error: unknown) => {
      this.#errors = undefined;
      throw error;
    });
    return this.#errors;
  }

  explanationWords(): Promise<ExplanationWords> {
    return this.#file(explanationWordsFile(this.#core.version));
  }

  /** Few questions are about a message: the code for them is loaded with the list. */
  async #openErrors(): Promise<ErrorList> {
    const { openErrorList } = await import('../../errors/explain.ts');
    return openErrorList((path) => this.#file(path));
  }

  #shardOf(word: string): number {
    const { shards } = this.#core;
    let low = 0;
    let high = shards.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((shards[middle] ?? '') <= word) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  async #loadShards(first: number, last: number): Promise<void> {
    const wanted = [];
    for (let shard = first; shard <= last; shard += 1) wanted.push(this.#loadShard(shard));
    await Promise.all(wanted);
  }

  async #loadShard(number: number): Promise<void> {
    if (number >= this.#core.shards.length) return;
    const shard = await this.#file<Shard>(shardFile(this.#core.version, number));
    for (const [word, entry] of Object.entries(shard)) {
      if (this.#words.has(word)) continue;
      this.#words.set(word, entry);
      const letter = word[0] ?? '';
      const alike = this.#wordsByLetter.get(letter);
      if (alike) alike.push(word);
      else this.#wordsByLetter.set(letter, [word]);
    }
  }

  /** What failed is tried again the next time. */
  #file<File>(path: string): Promise<File> {
    const known = this.#files.get(path);
    if (known) return known as Promise<File>;
    const loading = this.#load(path);
    this.#files.set(path, loading);
    loading.catch(() => this.#files.delete(path));
    return loading as Promise<File>;
  }
}

/** @throws Error if the index cannot be loaded or is not one */
export async function openIndex(load: LoadFile): Promise<RetrievalIndex> {
  const core = await load(coreFile);
  if (!isCore(core)) throw new Error(`${coreFile} isn't an index of this site.`);
  return new RetrievalIndex(core, load);
}

const isCore = (value: unknown): value is CoreIndex =>
  typeof value === 'object' &&
  value !== null &&
  typeof Reflect.get(value, 'version') === 'string' &&
  Array.isArray(Reflect.get(value, 'ranks')) &&
  Array.isArray(Reflect.get(value, 'shards'));

function placePage({ path, title, sections }: PageHead): PlacedPage {
  const above: string[] = [];
  const opening: Place = { url: path, slug: '', titles: [title] };
  const below = sections.map(([depth, text, anchor]): Place => {
    above.length = Math.min(above.length, depth - 2);
    const titles = [title, ...above.filter(Boolean), text];
    above[depth - 2] = text;
    const slug = anchor ?? anchorOf(text);
    return { url: `${path}#${slug}`, slug, titles };
  });
  return { path, title, places: [opening, ...below] };
}
