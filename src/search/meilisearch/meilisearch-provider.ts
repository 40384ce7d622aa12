import { Meilisearch } from 'meilisearch';
import { parseUrl } from '../../browser/parse-url.ts';
import { sitePath } from '../../browser/site-path.ts';
import { groupBy } from '../../document/group-by.ts';
import {
  maximumQueryLength,
  type SearchAnswer,
  type SearchHit,
  type SearchProvider,
} from '../provider.ts';
import { embedder, groupOf, pageOf } from '../records/record.ts';
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

/** What a query means; undefined for one that only looks up a name. @throws if it can't be computed */
export type MeaningOf = (query: string) => Promise<readonly number[] | undefined>;

/** Results for one query, hits of each list that they're chosen from, and words of an excerpt. */
const limit = 30;
const candidates = 60;
const excerptWords = 24;

/** Sections shown of one page. */
const sectionsPerPage = 3;

/** What a hit shows of its place (SPECIFICATION.md S2). */
const levelsShown = 4;

/** How fast a hit counts less with its place in a list, where lists are fused by their places. */
const fusion = 3;

/**
 * Answers from a hosted Meilisearch, through its official client. One request asks for the sections with all
 * words of the query (SPECIFICATION.md S3), for those with some of them and for those that mean the same.
 */
export function createMeilisearchProvider(
  options: MeilisearchOptions,
  meaningOf: MeaningOf,
): SearchProvider {
  const client = new Meilisearch({ host: options.host, apiKey: options.searchKey });
  return {
    prepare() {},
    async search(typed, signal) {
      const q = typed.slice(0, maximumQueryLength);
      // Words find most, so that a part of the site that can't be loaded takes nothing else away.
      const vector = await meaningOf(q).catch(() => undefined);
      const asked = { q, indexUid: options.index, ...shown };
      const response: unknown = await client.multiSearch(
        {
          queries: [
            { ...asked, matchingStrategy: 'all', attributesToSearchOn: [...searchedAttributes] },
            { ...asked, matchingStrategy: 'frequency' },
            ...(vector
              ? [{ ...asked, vector: [...vector], hybrid: { embedder, semanticRatio: 1 } }]
              : []),
          ],
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

/** What a hit has. */
const shown = {
  limit: candidates,
  attributesToRetrieve: ['objectID', 'url'],
  attributesToHighlight: [...hierarchyAttributes, 'content'],
  highlightPreTag: openMark,
  highlightPostTag: closeMark,
  attributesToCrop: ['content'],
  cropLength: excerptWords,
};

/**
 * Pages of which a section has all words come first, and in both groups those that are near the top of
 * several lists: the words may be in one of their sections and the meaning in another.
 * @throws Error if the answer is not one of Meilisearch's
 */
function readAnswer(response: unknown, options: MeilisearchOptions): SearchAnswer {
  const results = fieldOf(response, 'results');
  const lists = (Array.isArray(results) ? results : []).map((result: unknown) => {
    const hits = fieldOf(result, 'hits');
    if (!Array.isArray(hits)) throw new Error('The search host returned no list of hits.');
    return groupBy(
      hits.slice(0, candidates).flatMap((hit: unknown) => readHit(hit, options) ?? []),
      ({ url }) => pageOf(url),
    );
  });
  const [complete] = lists;
  if (!complete) throw new Error('The search host returned no list of hits.');
  const scores = new Map<string, number>();
  for (const list of lists) {
    for (const [place, page] of [...list.keys()].entries()) {
      scores.set(page, (scores.get(page) ?? 0) + 1 / (fusion + place));
    }
  }
  const pages = [...scores].sort(
    ([a, one], [b, other]) => Number(complete.has(b)) - Number(complete.has(a)) || other - one,
  );
  const hits = pages.flatMap(([page]) => {
    const all = lists.flatMap((list) => list.get(page) ?? []);
    return [...new Map(all.map((hit) => [hit.id, hit])).values()].slice(0, sectionsPerPage);
  });
  return { hits: hits.slice(0, limit), suggestions: [], partial: complete.size === 0 };
}

/** A hit without an address or a title is left out: there is nothing to show or to follow. */
function readHit(
  hit: unknown,
  { index: indexUid, origin }: MeilisearchOptions,
): SearchHit | undefined {
  const address = textOf(hit, 'url') ?? 'invalid:';
  // Whichever deployment was indexed, its pages are this site's (SPECIFICATION.md S2).
  const url = sitePath(address, [origin, parseUrl(address)?.origin ?? origin]);
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
