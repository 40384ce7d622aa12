import type { MarkedText, SearchAnswer, SearchHit, SearchProvider } from '../provider.ts';
import { groupOf } from '../records/record.ts';
import { excerptOf, type IsMatch, markWords } from '../text/mark.ts';
import { type Core, readCore } from './core.ts';
import { type CoreIndex, coreFile, type PageText, textFile } from './format.ts';
import { matchMisspelt, matchWords, type WordMatches } from './match-words.ts';
import { parseQuery, type QueryTerm } from './query.ts';
import { type MatchedTerm, type RankedPage, rankPages } from './rank.ts';
import { similarTitles } from './similar-titles.ts';
import { type LoadFile, WordShards } from './word-shards.ts';

/** Pages shown for one query, and sections shown of one page. */
const pagesShown = 12;
const sectionsPerPage = 3;

/** A further section of a page shows if it is nearly as good as the best one. */
const nearlyAsGood = 0.75;

/** What a hit shows of its place: the page and the nearest headings (product-spec S2). */
const levelsShown = 4;

interface Index {
  readonly core: Core;
  readonly shards: WordShards;
}

/**
 * Answers from the index that was built with the site: static files, no server.
 * @param load gets a file of the site; in the browser by `fetch`, in the evaluation from `dist/`
 */
export function createEmbeddedProvider(load: LoadFile): SearchProvider {
  let index: Promise<Index> | undefined;
  const texts = new Map<string, Promise<PageText>>();

  const ready = (): Promise<Index> => {
    index ??= load(coreFile).then((file) => {
      const core = readCore(file as CoreIndex);
      return { core, shards: new WordShards(core, load) };
    });
    // A new visit to the search tries again, also where the site changed in between.
    index.catch(() => {
      index = undefined;
    });
    return index;
  };

  return {
    prepare() {
      ready().catch(() => undefined);
    },

    async search(query) {
      try {
        return await answer(query, await ready());
      } catch (error) {
        index = undefined;
        throw error;
      }
    },

    async excerpts(hits, query) {
      const { core, shards } = await ready();
      const isMatch = matcher(matchTerms(parseQuery(query), core, shards));
      const found = new Map<string, MarkedText>();
      await Promise.all(
        hits.map(async (hit) => {
          const place = core.sections.find(({ url }) => url === hit.url);
          if (!place) return;
          const text = (await pageText(core.version, place.page))[place.position] ?? '';
          if (text !== '') found.set(hit.id, excerptOf(text, isMatch));
        }),
      );
      return found;
    },

    // There is no server to tell.
    reportClick() {},
  };

  function pageText(version: string, page: number): Promise<PageText> {
    const file = textFile(version, page);
    const known = texts.get(file);
    if (known) return known;
    const text = load(file) as Promise<PageText>;
    texts.set(file, text);
    text.catch(() => texts.delete(file));
    return text;
  }
}

async function answer(query: string, { core, shards }: Index): Promise<SearchAnswer> {
  const terms = parseQuery(query);
  if (terms.length === 0) return { hits: [], suggestions: similarTitles(query, core) };
  const matched = await findWords(terms, core, shards);
  const pages = rankPages(matched, core, shards).slice(0, pagesShown);
  const isMatch = matcher(matched);
  const hits = pages.flatMap((page) => hitsOf(page, core, isMatch));
  return { hits, suggestions: hits.length > 0 ? [] : similarTitles(query, core) };
}

/** Loads the words that the terms may mean. */
async function findWords(
  terms: readonly QueryTerm[],
  core: Core,
  shards: WordShards,
): Promise<MatchedTerm[]> {
  await Promise.all(
    terms.flatMap(({ word, kind, synonyms }) =>
      // One letter is answered from titles and headings; what words may make together, too.
      word.length < 2 || kind === 'pair'
        ? []
        : [word, ...synonyms].map((wanted) => shards.loadPrefix(wanted)),
    ),
  );
  const matched = matchTerms(terms, core, shards);
  const misspelt = matched.filter(({ term, words }) => isWordOf(term) && !isBeginning(term, words));
  if (misspelt.length === 0) return matched;
  // What they mean may stand in a shard further on.
  await Promise.all(misspelt.map(({ term }) => shards.loadPrefix(term.word.slice(0, 2))));
  return matchTerms(terms, core, shards);
}

const isWordOf = ({ kind }: QueryTerm): boolean => kind === 'word' || kind === 'part';

const isBeginning = ({ word }: QueryTerm, words: WordMatches): boolean =>
  [...words.keys()].some((known) => known.startsWith(word));

function matchTerms(terms: readonly QueryTerm[], core: Core, shards: WordShards): MatchedTerm[] {
  const names = new Set<string>();
  return terms.map((term) => {
    const words = matchWords(term, knownWords(core, shards));
    if (term.kind === 'name' && words.size > 0) names.add(term.word);
    const named = term.name !== undefined && names.has(term.name);
    if (words.size > 0 || named || !isWordOf(term)) return { term, words, named };
    return { term, words: matchMisspelt(term, knownWords(core, shards)), named };
  });
}

/** Every word known so far; one that stands in headings and in texts comes twice. */
function* knownWords(core: Core, shards: WordShards): Generator<string> {
  yield* core.headingWords.keys();
  yield* shards.words();
}

const matcher = (matched: readonly MatchedTerm[]): IsMatch => {
  const words = new Set(matched.flatMap(({ words: found }) => [...found.keys()]));
  return (word) => words.has(word);
};

function hitsOf({ sections }: RankedPage, core: Core, isMatch: IsMatch): SearchHit[] {
  const best = sections[0]?.score ?? 0;
  return sections
    .filter(({ score }) => score >= best * nearlyAsGood)
    .slice(0, sectionsPerPage)
    .flatMap(({ section: number }) => {
      const section = core.sections[number];
      if (!section) return [];
      const [page = '', ...below] = section.titles;
      const titles = [page, ...below.slice(1 - levelsShown)];
      return {
        id: section.url,
        url: section.url,
        group: groupOf(section.url),
        titles: titles.map((title) => markWords(title, isMatch)),
      };
    });
}
