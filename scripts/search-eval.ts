import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { ablation, gainOf, gainsByKind, parts, pays } from '../evaluation/ablation.ts';
import { keptFigures } from '../evaluation/kept-figures.ts';
import {
  type JudgedQuery,
  judgedQueries,
  judgeRanking,
  type QueryResult,
  type RankingFigures,
  rankingFigures,
  rankingFiguresByKind,
} from '../evaluation/ranking.ts';
import site from '../site.config.ts';
import { readSearchablePages } from '../src/build/searchable-pages.ts';
import { projectRoot } from '../src/config/project-root.ts';
import { openIndex } from '../src/retrieval/index/open-index.ts';
import { readFrom } from '../src/retrieval/read-file.ts';
import { retrieve } from '../src/retrieval/retrieve.ts';
import { createEmbeddedProvider } from '../src/search/embedded-provider.ts';
import { createMeilisearchProvider } from '../src/search/meilisearch/meilisearch-provider.ts';
import { queryVectors } from '../src/search/meilisearch/query-vector.ts';
import type { SearchProvider } from '../src/search/provider.ts';
import { pageOf } from '../src/search/records/record.ts';
import { endWith } from './end-with.ts';
import { printQuestionSections } from './question-sections.ts';
import { readJson } from './read-json.ts';

/**
 * Measures the search of the finished site on judged queries, through the code that the widget
 * runs. Without options, it uses the project's own set and fails if a figure is below the kept one.
 * `--ablate` leaves out each part of the ranking in turn, and fails if one doesn't pay. `--questions PAGE`
 * shows to which section each question of a page leads.
 */
const dist = path.join(projectRoot, 'dist');
const evaluation = path.join(projectRoot, 'evaluation/search');
const ownQueries = path.join(evaluation, 'queries.json');
/** Sets that no weight was fitted to, and no question or vector made with. */
const blindSets = ['2026-11-22-f', '2026-11-22-g', '2026-11-22-h', '2026-11-23-i'];

interface Report {
  readonly provider: string;
  readonly figures: RankingFigures;
  readonly byKind: Record<string, RankingFigures>;
  readonly results: readonly QueryResult[];
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      queries: { type: 'string' },
      json: { type: 'boolean', default: false },
      ablate: { type: 'boolean', default: false },
      questions: { type: 'string' },
    },
  });
  if (!existsSync(path.join(dist, 'search/core.json'))) {
    throw new Error('dist/search/core.json is missing. Run "npm run build" first.');
  }
  if (values.ablate) return ablate();
  if (values.questions !== undefined) {
    return printQuestionSections(projectRoot, values.questions, embedded());
  }
  const queries = readQueries(values.queries ?? ownQueries);
  const reports: Report[] = [];
  for (const [provider, search] of Object.entries(providers())) {
    const results = await judge(queries, search);
    reports.push({
      provider,
      figures: rankingFigures(results),
      byKind: rankingFiguresByKind(results),
      results,
    });
  }
  const [first] = reports;
  if (values.json) {
    console.log(JSON.stringify(reports.length === 1 ? first : { ...first, reports }, null, 2));
  } else {
    reports.forEach(print);
  }
  if (values.queries === undefined) reports.forEach(failUnderKeptFigures);
}

const judge = (queries: readonly JudgedQuery[], provider: SearchProvider): Promise<QueryResult[]> =>
  judgeRanking(queries, async (query) => {
    const { hits } = await provider.search(query, new AbortController().signal);
    return hits.map(({ url }) => pageOf(url));
  });

/** Prints what MRR@10 is without each part, and what blind queries and own kinds gain by the part. */
async function ablate(): Promise<void> {
  const blind = blindSets.map((name) => readQueries(path.join(evaluation, `blind-${name}.json`)));
  const sets = [...blind, readQueries(ownQueries)];
  const without = ablation(readSearchablePages(projectRoot));
  const judgeWithout = (part: Parameters<typeof without>[0]) =>
    without(part, async (load) => {
      const index = await openIndex(load);
      const results: QueryResult[][] = [];
      for (const queries of sets) {
        results.push(
          await judgeRanking(queries, async (text) =>
            (await retrieve({ text }, index)).pages.map(({ path: page }) => page),
          ),
        );
      }
      return results;
    });
  const line = (name: string, results: readonly QueryResult[][], gains: string) => {
    const figures = results.map((of) => rankingFigures(of).mrrAt10.toFixed(3));
    console.log([name.padEnd(20), ...figures, gains].join('  '));
  };
  const whole = await judgeWithout({});
  line(`without (${blindSets.map((name) => name.slice(-1)).join(' ')} own)`, whole, 'gains');
  const failed: string[] = [];
  for (const part of parts) {
    const results = await judgeWithout(part);
    const gains = {
      blind: gainOf(whole.slice(0, -1).flat(), results.slice(0, -1).flat()),
      own: gainsByKind(whole.at(-1) ?? [], results.at(-1) ?? []),
    };
    const shown = Object.entries({ blind: gains.blind, ...gains.own }).map(
      ([kind, gain]) => `${kind} ${gain.toFixed(3)}`,
    );
    if (pays(gains)) {
      line(part.name, results, shown.join(', '));
      continue;
    }
    if (!part.keptFor) failed.push(part.name);
    line(part.name, results, `${shown.join(', ')}: ${part.keptFor ?? "doesn't pay"}`);
  }
  if (failed.length > 0) {
    throw new Error(`Delete what doesn't pay, or say why it stays: ${failed.join(', ')}.`);
  }
}

const embedded = (): SearchProvider => createEmbeddedProvider(readFrom(dist));

/** The embedded provider, and a hosted one if `MEILI_URL` is a server with the pushed index. */
function providers(): Record<string, SearchProvider> {
  const found: Record<string, SearchProvider> = { embedded: embedded() };
  if (process.env.MEILI_URL) {
    found.meilisearch = createMeilisearchProvider(
      {
        host: process.env.MEILI_URL,
        searchKey: process.env.MEILI_SEARCH_KEY ?? '',
        index: process.env.MEILI_INDEX ?? site.search.meilisearch?.index ?? 'docs',
        origin: site.url,
      },
      queryVectors(readFrom(dist)),
    );
  }
  return found;
}

/** @throws Error that says what's wrong with the list, or which page doesn't exist */
function readQueries(file: string): JudgedQuery[] {
  const parsed = judgedQueries.safeParse(readJson(file));
  if (!parsed.success) throw new Error(`${file}:\n${z.prettifyError(parsed.error)}`);
  const missing = parsed.data.flatMap(({ id, expected }) =>
    expected
      .filter((page) => !existsSync(path.join(dist, page, 'index.html')))
      .map((page) => `  - ${id}: the built site has no page ${page}.`),
  );
  if (missing.length > 0 && file === ownQueries) {
    throw new Error(`${file} expects pages that don't exist:\n${missing.join('\n')}`);
  }
  return parsed.data;
}

function print({ provider, figures, byKind, results }: Report): void {
  console.log(`\n${provider}`);
  console.table({ ...mapValues(byKind, row), all: row(figures) });
  const missed = results.filter(({ rank }) => rank !== 1);
  for (const { id, query, expected, rank, paths } of missed) {
    console.log(
      `${rank ?? '-'}\t${id}\t"${query}"\texpected ${expected.join(' ')}\tgot ${paths[0]}`,
    );
  }
}

const row = ({ queries, mrrAt10, hitAt1, hitAt3 }: RankingFigures) => ({
  queries,
  'MRR@10': Number(mrrAt10.toFixed(3)),
  'hit@1': Number(hitAt1.toFixed(3)),
  'hit@3': Number(hitAt3.toFixed(3)),
});

function mapValues<T, U>(record: Record<string, T>, map: (value: T) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}

function failUnderKeptFigures({ provider, figures, byKind }: Report): void {
  const { overall, typos } = keptFigures.search;
  const found = { overall: figures.mrrAt10, typos: byKind.typo?.mrrAt10 ?? 0 };
  for (const [name, kept] of Object.entries({ overall, typos })) {
    const value = found[name as keyof typeof found];
    if (value >= kept) continue;
    console.error(`${provider}: MRR@10 ${name} is ${value.toFixed(3)}, below the kept ${kept}.`);
    process.exitCode = 1;
  }
}

await endWith(main);
