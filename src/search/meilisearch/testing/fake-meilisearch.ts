import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';
import {
  createIndexSchema,
  documentsQuerySchema,
  multiSearchSchema,
  type Search,
  settingsSchema,
  swapSchema,
  vectorsSchema,
} from './request-schemas.ts';

type Document = Readonly<Record<string, unknown>>;

interface Index {
  readonly primaryKey: string | null;
  readonly documents: Map<string, Document>;
  settings: z.infer<typeof settingsSchema>;
}

interface Task {
  readonly uid: number;
  readonly indexUid: string | null;
  readonly status: 'succeeded' | 'failed';
  readonly type: string;
  readonly error: ApiError | null;
}

interface ApiError {
  readonly message: string;
  readonly code: string;
  readonly type: string;
  readonly link: string;
}

const apiError = (code: string, message: string): ApiError => ({
  message,
  code,
  type: 'invalid_request',
  link: `https://docs.meilisearch.com/errors#${code}`,
});

class Refusal extends Error {
  readonly status: number;
  readonly error: ApiError;
  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.error = apiError(code, message);
  }
}

/**
 * A server for tests that speaks the part of Meilisearch's API which the site uses. It rejects what
 * the real one rejects: unknown fields, wrong types, missing keys, indexes that are not there.
 */
export class FakeMeilisearch {
  readonly indexes = new Map<string, Index>();
  /** Every request that came, as `METHOD /path`. */
  readonly requests: string[] = [];
  readonly events: unknown[] = [];
  readonly key: string;
  #server: Server | undefined;
  #tasks: Task[] = [];
  /** Breaks off the connection when a request with this in its line comes for the n-th time. */
  #breaks: { text: string; after: number } | undefined;

  constructor(key = 'test-key') {
    this.key = key;
  }

  async start(): Promise<string> {
    // Anyone who asked has gone, or learns that the connection broke off.
    this.#server = createServer((request, response) => {
      this.#handle(request, response).catch(() => response.destroy());
    });
    await new Promise<void>((resolve) => this.#server?.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.#server?.closeAllConnections();
    this.#server?.close();
  }

  /** The connection breaks at the n-th request (from 0) whose line has the text; `undefined` fixes it. */
  breakAt(text: string | undefined, after = 0): void {
    this.#breaks = text === undefined ? undefined : { text, after };
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const line = `${request.method} ${url.pathname}`;
    this.requests.push(line);
    if (this.#breaks && line.includes(this.#breaks.text) && this.#breaks.after-- === 0) {
      request.destroy();
      return;
    }
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', '*');
    response.setHeader('access-control-allow-methods', '*');
    if (request.method === 'OPTIONS') {
      response.end();
      return;
    }
    try {
      const [status, body] = this.#route(line, url, request, await readBody(request));
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      response.writeHead(error.status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(error.error));
    }
  }

  #route(line: string, url: URL, request: IncomingMessage, body: unknown): [number, unknown] {
    if (request.headers.authorization !== `Bearer ${this.key}`) {
      throw new Refusal(403, 'invalid_api_key', 'The provided API key is invalid.');
    }
    const [, , uid = '', tail = ''] = url.pathname.split('/');
    const route = line.replace(/(indexes|tasks)\/[^/]+/, '$1/:uid');
    switch (route) {
      case 'POST /indexes': {
        const { uid: wanted, primaryKey } = parse(createIndexSchema, body, 'index');
        return this.#task('indexCreation', wanted, () => {
          if (this.indexes.has(wanted))
            return ['index_already_exists', `Index \`${wanted}\` already exists.`];
          this.indexes.set(wanted, {
            primaryKey: primaryKey ?? null,
            documents: new Map(),
            settings: {},
          });
          return undefined;
        });
      }
      case 'DELETE /indexes/:uid':
        return this.#task('indexDeletion', uid, () =>
          this.indexes.delete(uid) ? undefined : ['index_not_found', `Index \`${uid}\` not found.`],
        );
      case 'PATCH /indexes/:uid/settings': {
        const settings = parse(settingsSchema, body, 'settings');
        return this.#task('settingsUpdate', uid, () => {
          Object.assign(this.#index(uid).settings, settings);
          return undefined;
        });
      }
      case 'GET /indexes/:uid/documents': {
        const query = parse(documentsQuerySchema, Object.fromEntries(url.searchParams), 'document');
        const all = [...this.#index(uid).documents.values()];
        const results = all
          .slice(query.offset, query.offset + query.limit)
          .map((document) => pick(document, query.fields));
        return [200, { results, offset: query.offset, limit: query.limit, total: all.length }];
      }
      case 'POST /indexes/:uid/documents': {
        const documents = parse(z.array(z.record(z.string(), z.unknown())), body, 'document');
        const key = url.searchParams.get('primaryKey') ?? 'id';
        return this.#task('documentAdditionOrUpdate', uid, () => {
          for (const document of documents) {
            const id = document[key];
            if (typeof id !== 'string' || !/^[\w-]{1,511}$/.test(id)) {
              return ['invalid_document_id', `Document identifier \`${id}\` is invalid.`];
            }
            this.#index(uid).documents.set(id, document);
          }
          return undefined;
        });
      }
      case 'POST /multi-search': {
        const { queries } = parse(multiSearchSchema, body, 'search');
        const results = queries.map((query) => this.#search(this.#index(query.indexUid), query));
        return [200, { results }];
      }
      case 'POST /swap-indexes':
        return this.#swap(parse(swapSchema, body, 'swap'));
      case 'GET /tasks/:uid': {
        const task = this.#tasks[Number(uid)];
        if (!task) throw new Refusal(404, 'task_not_found', `Task \`${uid}\` not found.`);
        return [200, { ...task, canceledBy: null, details: null, duration: 'PT0.01S' }];
      }
      case 'POST /events':
        this.events.push(body);
        return [201, null];
      default:
        throw new Refusal(404, 'not_found', `No route ${line} ${tail}`);
    }
  }

  #index(uid: string): Index {
    const index = this.indexes.get(uid);
    if (!index) throw new Refusal(404, 'index_not_found', `Index \`${uid}\` not found.`);
    return index;
  }

  #task(
    type: string,
    indexUid: string | null,
    run: () => [string, string] | undefined,
  ): [number, unknown] {
    const failure = run();
    const task: Task = {
      uid: this.#tasks.length,
      indexUid,
      status: failure ? 'failed' : 'succeeded',
      type,
      error: failure ? apiError(...failure) : null,
    };
    this.#tasks.push(task);
    const enqueuedAt = '2026-01-01T00:00:00Z';
    return [202, { taskUid: task.uid, indexUid, status: 'enqueued', type, enqueuedAt }];
  }

  #swap(swaps: z.infer<typeof swapSchema>): [number, unknown] {
    return this.#task('indexSwap', null, () => {
      for (const {
        indexes: [a, b],
      } of swaps) {
        const [first, second] = [this.indexes.get(a), this.indexes.get(b)];
        if (!first || !second) return ['index_not_found', `Indexes \`${a}\`, \`${b}\` not found.`];
        this.indexes.set(a, second);
        this.indexes.set(b, first);
      }
      return undefined;
    });
  }

  /**
   * All words of the query must be in the attributes that are searched, as words or beginnings, or only some
   * of them, which is what the strategy says. A vector finds every document, those that are nearest first.
   */
  #search({ documents, settings }: Index, search: Search): unknown {
    const { vector, hybrid } = search;
    const dimensions = hybrid && settings.embedders?.[hybrid.embedder]?.dimensions;
    if (hybrid && dimensions === undefined) {
      throw new Refusal(400, 'invalid_search_embedder', `Cannot find embedder ${hybrid.embedder}.`);
    }
    if (vector && vector.length !== dimensions) {
      throw new Refusal(400, 'invalid_vector_dimensions', `Expected ${dimensions} dimensions.`);
    }
    const words = (search.q ?? '')
      .toLowerCase()
      .split(/[^\p{L}\p{N}$_]+/u)
      .filter(Boolean);
    const attributes = search.attributesToSearchOn ?? ['*'];
    const matchOf = (document: Document): number => {
      const text = attributes
        .map((name) => (name === '*' ? JSON.stringify(document) : String(document[name] ?? '')))
        .join(' ')
        .toLowerCase();
      return words.filter((word) => text.includes(word)).length / (words.length || 1);
    };
    const least = search.matchingStrategy === 'all' ? 1 : Number.MIN_VALUE;
    const hits = [...documents.values()]
      .map((document) => ({
        document,
        match: matchOf(document),
        near: vector ? nearness(document, vector) : 0,
      }))
      .filter(({ match, near }) => match >= least || words.length === 0 || near > 0)
      .sort((a, b) => b.match + b.near - (a.match + a.near))
      .slice(0, search.limit ?? 20)
      .map(({ document }) => ({
        ...pick(document, search.attributesToRetrieve),
        _formatted: format(document, words, search),
      }));
    return {
      hits,
      query: search.q ?? '',
      processingTimeMs: 1,
      limit: search.limit ?? 20,
      offset: 0,
      estimatedTotalHits: hits.length,
    };
  }
}

/** How near the nearest of the document's vectors is, all of which have length 1. */
function nearness(document: Document, vector: readonly number[]): number {
  const own = vectorsSchema.safeParse(document._vectors).data ?? {};
  const all = Object.values(own).flat();
  return Math.max(
    0,
    ...all.map((one) => one.reduce((sum, x, at) => sum + x * (vector[at] ?? 0), 0)),
  );
}

function format(document: Document, words: readonly string[], search: Search): Document {
  const { highlightPreTag: pre = '<em>', highlightPostTag: post = '</em>' } = search;
  const pattern = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  const formatted = { ...pick(document, search.attributesToRetrieve) };
  for (const name of search.attributesToHighlight ?? []) {
    const value = document[name];
    if (typeof value !== 'string' || pattern === '') continue;
    formatted[name] = value.replace(new RegExp(pattern, 'gi'), (match) => pre + match + post);
  }
  return formatted;
}

function pick(document: Document, fields: readonly string[] | undefined): Record<string, unknown> {
  if (!fields || fields.includes('*')) return { ...document };
  return Object.fromEntries(Object.entries(document).filter(([name]) => fields.includes(name)));
}

/** @throws Refusal in the words of Meilisearch, which names the field */
function parse<T>(schema: z.ZodType<T>, body: unknown, subject: string): T {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new Refusal(
    400,
    'bad_request',
    `Invalid ${subject}: ${issue?.path.join('.')} ${issue?.message}`,
  );
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text === '' ? undefined : JSON.parse(text);
}
