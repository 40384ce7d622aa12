import { Meilisearch } from 'meilisearch';
import { sitePath } from '../../browser/site-path.ts';
import {
  maximumQueryLength,
  type SearchAnswer,
  type SearchHit,
  type SearchProvider,
} from '../provider.ts';
import { groupOf } from '../records/record.ts';
import { reportClick } from './click-event.ts';
import { closeMark, openMark, readMarks } from './marked-text.ts';
import { hierarchyAttributes, searchedAttributes } from './searched-attributes.ts';

export interface MeilisearchOptions {
  readonly host: string;
  readonly searchKey: string;
  readonly index: string;
  /** The site's public address. */
  readonly origin: string;
}

/** Results for one query, and words of an excerpt. */
const limit = 30;
const excerptWords = 24;

/** What a hit shows of its place (SPECIFICATION.md S2). */
const levelsShown = 4;

/** Answers from a hosted Meilisearch, through its official client. */
export function createMeilisearchProvider(options: MeilisearchOptions): SearchProvider {
  const client = new Meilisearch({ host: options.host, apiKey: options.searchKey });
  return {
    prepare() {},
    async search(query, signal) {
      const response: unknown = await client.index(options.index).search(
        query.slice(0, maximumQueryLength),
        {
          limit,
          matchingStrategy: 'all',
          attributesToSearchOn: [...searchedAttributes],
          attributesToRetrieve: ['objectID', 'url', ...hierarchyAttributes, 'content'],
          attributesToHighlight: [...hierarchyAttributes, 'content'],
          highlightPreTag: openMark,
          highlightPostTag: closeMark,
          attributesToCrop: ['content'],
          cropLength: excerptWords,
        },
        { signal },
      );
      return readAnswer(response, options);
    },
    // They come with the hits.
    excerpts: () => Promise.resolve(new Map()),
    reportClick(hit, position) {
      if (hit.click) void reportClick(hit.click, position, options);
    },
  };
}

/** @throws Error if the answer is not one of Meilisearch's */
function readAnswer(response: unknown, options: MeilisearchOptions): SearchAnswer {
  const hits = fieldOf(response, 'hits');
  if (!Array.isArray(hits)) throw new Error('The search host returned no list of hits.');
  return {
    hits: hits.slice(0, limit).flatMap((hit: unknown) => readHit(hit, options) ?? []),
    suggestions: [],
  };
}

/** A hit without an address or a title is left out: there is nothing to show or to follow. */
function readHit(
  hit: unknown,
  { index: indexUid, origin }: MeilisearchOptions,
): SearchHit | undefined {
  const address = textOf(hit, 'url') ?? 'invalid:';
  // Whichever deployment was indexed, its pages are this site's (SPECIFICATION.md S2).
  const url = sitePath(address, [origin, URL.parse(address)?.origin ?? origin]);
  const objectId = textOf(hit, 'objectID');
  const formatted = fieldOf(hit, '_formatted') ?? hit;
  const [page, ...below] = hierarchyAttributes.flatMap((level) => textOf(formatted, level) ?? []);
  if (url === undefined || objectId === undefined || page === undefined) return undefined;
  return {
    id: objectId,
    url,
    group: groupOf(url),
    titles: [page, ...below.slice(1 - levelsShown)].map(readMarks),
    excerpt: readMarks(textOf(formatted, 'content') ?? ''),
    click: { indexUid, objectId },
  };
}

const fieldOf = (value: unknown, field: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, field) : undefined;

function textOf(value: unknown, field: string): string | undefined {
  const found = fieldOf(value, field);
  return typeof found === 'string' && found !== '' ? found : undefined;
}
