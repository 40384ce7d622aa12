import type { Core } from './core.ts';
import { type Shard, shardFile, weightSteps } from './format.ts';

/** Loads a file of the index. @throws if it cannot be had */
export type LoadFile = (path: string) => Promise<unknown>;

/** Sections with a word in their text, and how much it weighs there, 0 to 1. */
export type Postings = readonly (readonly [section: number, weight: number])[];

/** At most this many shards are loaded for one beginning of a word: `s` alone would be a tenth of all. */
const shardsPerPrefix = 3;

/** The words of the texts, loaded in shards as they are asked for. */
export class WordShards {
  readonly #core: Core;
  readonly #load: LoadFile;
  readonly #loading = new Map<number, Promise<ReadonlyMap<string, readonly number[]>>>();
  readonly #words = new Map<string, readonly number[]>();

  constructor(core: Core, load: LoadFile) {
    this.#core = core;
    this.#load = load;
  }

  /** Loads the shards with the words that begin so. */
  async loadPrefix(prefix: string): Promise<void> {
    const first = this.#shardOf(prefix);
    const last = this.#shardOf(`${prefix}\uffff`);
    const wanted = [];
    for (let shard = first; shard <= last && shard < first + shardsPerPrefix; shard++) {
      wanted.push(this.#loadShard(shard));
    }
    await Promise.all(wanted);
  }

  /** Words loaded so far; of one that stands in no loaded shard nothing is known. */
  words(): IterableIterator<string> {
    return this.#words.keys();
  }

  postings(word: string): Postings {
    const encoded = this.#words.get(word) ?? [];
    let section = 0;
    return encoded.map((number) => {
      section += Math.floor(number / weightSteps);
      return [section, (number % weightSteps) / (weightSteps - 1)] as const;
    });
  }

  /** How many sections have the word, as far as the index keeps them. */
  frequency(word: string): number {
    return this.#words.get(word)?.length ?? 0;
  }

  /** The shard in which a word stands if it stands in any. */
  #shardOf(word: string): number {
    const { shards } = this.#core;
    let shard = 0;
    while (shard + 1 < shards.length && (shards[shard + 1] ?? '') <= word) shard += 1;
    return shard;
  }

  #loadShard(shard: number): Promise<unknown> {
    const known = this.#loading.get(shard);
    if (known) return known;
    const loading = this.#load(shardFile(this.#core.version, shard)).then((file) => {
      const words = new Map(Object.entries(file as Shard));
      for (const [word, postings] of words) this.#words.set(word, postings);
      return words;
    });
    this.#loading.set(shard, loading);
    // What failed is tried again at the next search.
    loading.catch(() => this.#loading.delete(shard));
    return loading;
  }
}
