import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { LoaderContext } from 'astro/loaders';
import { authorsServer, type FindBody } from '../document/authors-server.ts';
import { ContentError } from '../problems/problems.ts';
import {
  digestInCollection,
  isKnownButForText,
  putIntoCollection,
  type Rendered,
  removeOthers,
} from './collection.ts';
import { forgetOldBodies } from './document-index.ts';
import type { SourceFile } from './read-sources.ts';
import { type LoadVocabulary, Reading } from './reading.ts';

/** So long nobody has asked for a page before the others are rendered, in milliseconds. */
const quietTime = 2000;

/**
 * The content while authors work on it with `npm run dev`. At startup, a page that has to be rendered
 * waits until somebody asks for it, so that the first page doesn't wait for all of them; the rest is
 * rendered once the first page is there and the server has nothing else to do. From then on, whatever
 * an edit touches is rendered when the file is saved.
 *
 * Astro writes a changed collection half a second after its last change, and only then do browsers
 * reload. Most edits change nothing but text, of which the collection only has the digest: it stays as
 * it is, the digest leads to the new text, and browsers reload immediately.
 */
export class AuthorSession {
  readonly #context: LoaderContext;
  readonly #loadVocabulary: LoadVocabulary;
  readonly #quietTime: number;
  /** By its digest before it is rendered: a page that nobody has asked for yet. */
  readonly #waiting = new Map<string, FindBody>();
  #reading: Reading | undefined;
  /** What is being rendered; one page at a time. */
  #rendering: Promise<unknown> = Promise.resolve();
  /** What goes on without anybody waiting for it. */
  readonly #background = new Set<Promise<void>>();
  readonly #ended = new AbortController();

  constructor(context: LoaderContext, loadVocabulary: LoadVocabulary, quiet = quietTime) {
    this.#context = context;
    this.#loadVocabulary = loadVocabulary;
    this.#quietTime = quiet;
  }

  /** Ends the session before: content is loaded again when `content.config.ts` changes, or somebody asks for it. */
  async start(): Promise<void> {
    const server = authorsServer();
    await server.endSession?.();
    server.endSession = () => this.#end();
    // Not later: until the collection is written, pages are asked for by the digests that they had.
    forgetOldBodies(this.#root);
    await this.#orReport(this.#read(() => true));
    this.#watch();
    this.#inBackground(this.#renderWaiting());
  }

  /** From then on, nothing is watched, and only a page that somebody asks for is rendered. */
  async #end(): Promise<void> {
    this.#ended.abort();
    await Promise.all(this.#background);
  }

  /** Any change under `docs/` is read again. */
  #watch(): void {
    const docs = fileURLToPath(new URL('docs/', this.#context.config.root));
    const reload = (changed: string) => {
      if (this.#hasEnded || !changed.startsWith(docs)) return;
      const waiting = new Set(this.#waiting.keys());
      this.#inBackground(this.#read((digest) => waiting.has(digest)));
    };
    for (const event of ['add', 'change', 'unlink'] as const) {
      this.#context.watcher?.on(event, reload);
    }
  }

  #inBackground(work: Promise<void>): void {
    const task = this.#orReport(work).finally(() => this.#background.delete(task));
    this.#background.add(task);
  }

  /**
   * A mistake is reported, and the pages without one can be read. Whatever else goes wrong is reported
   * too: it must not end the server.
   */
  async #orReport(work: Promise<unknown>): Promise<void> {
    try {
      await work;
    } catch (error) {
      this.#report(error);
    }
  }

  #report(error: unknown): void {
    const expected = error instanceof ContentError;
    this.#context.logger.error(expected ? error.message : String(Object(error).stack ?? error));
  }

  /** @param canWait of the digest of a page before it is rendered */
  async #read(canWait: (digest: string) => boolean): Promise<void> {
    const started = performance.now();
    this.#reading?.remember();
    const before = new Set(this.#reading?.sources);
    const reading = await Reading.start(this.#root, this.#loadVocabulary, this.#reading);
    this.#reading = reading;
    // What was edited doesn't wait for the rest.
    const edited = reading.sources.filter((source) => !before.has(source));
    const unchanged = reading.sources.filter((source) => before.has(source));
    this.#waiting.clear();
    const rendered =
      (await this.#readThese(edited, reading, canWait)) +
      (await this.#readThese(unchanged, reading, canWait));
    reading.remember();
    reading.problems.throwIfAny();
    removeOthers(this.#context, reading.sources);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    this.#context.logger.info(
      `${reading.sources.length} pages read, ${rendered} rendered, ${this.#waiting.size} to be rendered when needed (${seconds} s)`,
    );
  }

  /** @returns how many of them were rendered */
  async #readThese(
    sources: readonly SourceFile[],
    reading: Reading,
    canWait: (digest: string) => boolean,
  ): Promise<number> {
    let rendered = 0;
    for (const source of sources) {
      const known = reading.recall(source);
      const digest = reading.digestBefore(source);
      if (known) this.#put(source, known, async () => known.digest);
      else if (canWait(digest)) this.#wait(reading, source, digest);
      else {
        const record = await this.#inTurn(() => reading.render(source));
        if (record) this.#put(source, record, async () => record.digest);
        rendered += 1;
      }
    }
    if (rendered > 0) authorsServer().reload?.();
    return rendered;
  }

  #wait(reading: Reading, source: SourceFile, before: string): void {
    let digest: Promise<string> | undefined;
    const render = () => {
      this.#waiting.delete(before);
      digest ??= this.#inTurn(() => renderNow(reading, source));
      return digest;
    };
    this.#waiting.set(before, render);
    // What it looks up isn't known before it is rendered.
    this.#put(source, { digest: before, lookups: [] }, render);
  }

  /** Shows a page as it is now, immediately under the digest by which it may still be asked for. */
  #put(source: SourceFile, rendered: Rendered, findBody: FindBody): void {
    const { bodies } = authorsServer();
    const before = digestInCollection(this.#context, source.id);
    if (before !== undefined) bodies.set(before, findBody);
    if (isKnownButForText(this.#context, source, rendered)) return;
    bodies.set(rendered.digest, findBody);
    putIntoCollection(this.#context, source, rendered);
  }

  /** Mistakes are told apart by when they are found, so that one page is rendered at a time. */
  #inTurn<Value>(render: () => Promise<Value>): Promise<Value> {
    const result = this.#rendering.then(render);
    this.#rendering = result.catch(() => undefined);
    return result;
  }

  /** One page after the other, while nobody asks for one. */
  async #renderWaiting(): Promise<void> {
    await this.#quiet();
    if (this.#hasEnded) return;
    await this.#reading?.getReady();
    for (let next = first(this.#waiting); next && !this.#hasEnded; next = first(this.#waiting)) {
      await this.#orReport(next());
      await this.#quiet();
    }
    this.#reading?.remember();
  }

  /** Resolves once a page was asked for, and none for a while since, or the session has ended. */
  async #quiet(): Promise<void> {
    const left = () => {
      const { lastRequest } = authorsServer();
      return lastRequest === undefined
        ? this.#quietTime
        : lastRequest + this.#quietTime - performance.now();
    };
    const { signal } = this.#ended;
    // A turn of the event loop at least, so that a request can come. The end of the session breaks it off.
    do await setTimeout(Math.max(0, left()), undefined, { ref: false, signal }).catch(() => {});
    while (left() > 0 && !this.#hasEnded);
  }

  get #hasEnded(): boolean {
    return this.#ended.signal.aborted;
  }

  get #root(): string {
    return fileURLToPath(this.#context.config.root);
  }
}

/** @throws ContentError with what is wrong with the page */
async function renderNow(reading: Reading, source: SourceFile): Promise<string> {
  const before = reading.problems.size;
  const record = await reading.render(source);
  if (!record) throw new ContentError(reading.problems.list.slice(before));
  return record.digest;
}

const first = <Value>(map: ReadonlyMap<unknown, Value>): Value | undefined =>
  map.values().next().value;
