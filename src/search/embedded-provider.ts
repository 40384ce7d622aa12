import { loadPart } from '../browser/load-part.ts';
import { mostSimilar } from '../browser/similar.ts';
import { mayQuoteError } from '../errors/looks-like-error.ts';
import { type LoadFile, openIndex, type RetrievalIndex } from '../retrieval/index/open-index.ts';
import { type FoundPage, type Retrieval, retrieve } from '../retrieval/retrieve.ts';
import { bestExcerptOf, type IsMatch, markWords } from './mark.ts';
import {
  type MarkedText,
  maximumQueryLength,
  type SearchAnswer,
  type SearchHit,
  type SearchProvider,
} from './provider.ts';
import { quotesOf } from './quotes.ts';
import { groupOf, pageOf } from './records/record.ts';

/** Sections shown of one page. */
const sectionsPerPage = 3;

/** A further section of a page shows if it is nearly as good as the best one. */
const nearlyAsGood = 0.75;

/** What a hit shows of its place: the page and the nearest headings (SPECIFICATION.md S2). */
const levelsShown = 4;

/**
 * Answers from the index that was built with the site: static files, no server.
 * @param load gets a file of the site; in the browser by `fetch`, in the evaluation from `dist/`
 */
export function createEmbeddedProvider(load: LoadFile): SearchProvider {
  /** The last retrieval: excerpts are asked for with the query that was just answered. */
  let last: { readonly query: string; readonly found: Promise<Retrieval> } | undefined;

  const opening = () => loadPart(() => openIndex(load));
  let ready = opening();
  const find = async (query: string, opened: RetrievalIndex): Promise<Retrieval> => {
    if (last?.query !== query) {
      last = { query, found: retrieve({ text: query.slice(0, maximumQueryLength) }, opened) };
    }
    return last.found;
  };

  return {
    prepare() {
      ready().catch(() => undefined);
    },

    async search(query) {
      try {
        const opened = await ready();
        const [answer, messages] = await Promise.all([
          find(query, opened).then((found) => answerOf(query, found, opened)),
          // Without them, there are still results.
          messageHits(query, opened).catch(() => []),
        ]);
        return messages.length > 0
          ? { ...answer, hits: [...messages, ...answer.hits], partial: false }
          : answer;
      } catch (error) {
        // A new visit to the search tries again, also where the site changed in between.
        ready = opening();
        last = undefined;
        throw error;
      }
    },

    async excerpts(hits, query) {
      const opened = await ready();
      const { pages, terms } = await find(query, opened);
      const matchers = terms.map((term) => matcher([term]));
      const excerpts = new Map<string, MarkedText>();
      await Promise.all(
        hits.map(async (hit) => {
          const page = pages.find(({ path }) => path === pageOf(hit.url));
          const position = page?.places.findIndex(({ url }) => url === hit.url) ?? -1;
          if (!page || position === -1) return;
          const { description, sections } = await opened.text(page.page);
          excerpts.set(hit.id, bestExcerptOf(quotesOf(sections[position], description), matchers));
        }),
      );
      return excerpts;
    },

    // There is no server to tell.
    reportClick() {},
  };
}

async function answerOf(
  query: string,
  { pages, terms }: Retrieval,
  index: RetrievalIndex,
): Promise<SearchAnswer> {
  const isMatch = matcher(terms);
  const hits = pages.flatMap((page) => hitsOf(page, isMatch));
  if (hits.length > 0) {
    return { hits, suggestions: [], partial: pages[0]?.complete === false };
  }
  const listed = (await index.catalog()).filter(([, , unlisted]) => unlisted === 0);
  const titles = listed.map(([, title]) => title);
  return { hits, suggestions: mostSimilar(query, titles) };
}

/** The sections that explain an error message in the query. */
async function messageHits(query: string, index: RetrievalIndex): Promise<SearchHit[]> {
  if (!mayQuoteError(query)) return [];
  const found = await (await index.errors()).explain(query);
  return found.flatMap(({ explanations }) =>
    explanations
      .slice(0, sectionsPerPage)
      .map(({ path, page, slug, symptom, advice }): SearchHit => {
        const url = slug ? `${path}#${slug}` : path;
        const plain = (markdown: string) => [
          { text: markdown.replace(/`|\]\(\S+\)|\[(?=.*\]\()/g, ''), marked: false },
        ];
        return {
          id: `${url} ${symptom}`,
          url,
          explains: true,
          group: groupOf(url),
          titles: [plain('Error message'), plain(page), plain(symptom)],
          excerpt: plain(advice[0]?.markdown ?? ''),
        };
      }),
  );
}

const matcher = (terms: Retrieval['terms']): IsMatch => {
  const words = new Set(terms.flatMap((term) => [...term.words.keys()]));
  return (word) => words.has(word);
};

function hitsOf({ sections, places }: FoundPage, isMatch: IsMatch): SearchHit[] {
  const best = sections[0]?.score ?? 0;
  return sections
    .filter(({ score }) => score >= best * nearlyAsGood)
    .slice(0, sectionsPerPage)
    .flatMap(({ position }) => {
      const place = places[position];
      if (!place) return [];
      const [page = '', ...below] = place.titles;
      const titles = [page, ...below.slice(1 - levelsShown)];
      return {
        id: place.url,
        url: place.url,
        group: groupOf(place.url),
        titles: titles.map((title) => markWords(title, isMatch)),
      };
    });
}
