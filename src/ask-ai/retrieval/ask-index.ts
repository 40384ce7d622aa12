import type { AgentPage } from '../../agents/agent-page.ts';
import { blocksMarkdown } from '../../document/block-markdown.ts';
import { termsOf } from './tokens.ts';

/**
 * The index that Ask AI loads with its first question: which page says which word how
 * prominently. The text itself stays in the pages' Markdown twins, of which only the best few are
 * fetched.
 */
export interface AskIndex {
  readonly pages: readonly IndexedPage[];
  /** Postings by term; see `encodePostings`. */
  readonly terms: Readonly<Record<string, string>>;
}

export interface IndexedPage {
  readonly path: string;
  readonly title: string;
  /** Anchors of the page's sections in order, as the twin's headings stand; empty for the first. */
  readonly slugs: readonly string[];
}

/** One page that says a term, and how prominently (a weighted and normalised frequency). */
export interface Posting {
  readonly page: number;
  readonly weight: number;
}

/** BM25F: how much a word counts by where it stands, and how much the length of the place matters. */
const fields = {
  title: { weight: 8, b: 0.3 },
  path: { weight: 3, b: 0.3 },
  labels: { weight: 3, b: 0.5 },
  description: { weight: 3, b: 0.5 },
  headings: { weight: 3, b: 0.6 },
  body: { weight: 1, b: 0.7 },
} as const;

type FieldName = keyof typeof fields;
const fieldNames = Object.keys(fields) as FieldName[];

/** Builds the index from the pages that may be cited. */
export function buildAskIndex(pages: readonly AgentPage[]): AskIndex {
  const counted = pages.map(countTerms);
  const average = Object.fromEntries(
    fieldNames.map((name) => {
      const total = counted.reduce((sum, page) => sum + page[name].length, 0);
      return [name, Math.max(1, total / Math.max(1, pages.length))];
    }),
  ) as Record<FieldName, number>;

  const postings = new Map<string, Posting[]>();
  counted.forEach((page, number) => {
    const weights = new Map<string, number>();
    for (const name of fieldNames) {
      const { weight, b } = fields[name];
      const length = 1 - b + (b * page[name].length) / average[name];
      for (const term of page[name]) {
        weights.set(term, (weights.get(term) ?? 0) + weight / length);
      }
    }
    for (const [term, weight] of weights) {
      const list = postings.get(term) ?? [];
      list.push({ page: number, weight });
      postings.set(term, list);
    }
  });
  return {
    pages: pages.map(({ path, title, sections }) => ({
      path,
      title,
      slugs: sections.map(({ slug }) => slug),
    })),
    terms: Object.fromEntries(
      [...postings]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([term, list]) => [term, encodePostings(list)]),
    ),
  };
}

function countTerms(page: AgentPage): Record<FieldName, string[]> {
  return {
    title: termsOf(page.title),
    path: termsOf(page.path.replaceAll(/[/-]/g, ' ')),
    labels: termsOf([...page.tags, ...page.keywords].join(' ')),
    description: termsOf(page.description),
    headings: termsOf(page.sections.map(({ title }) => title).join(' ')),
    body: termsOf(
      page.sections.map(({ blocks }) => withoutAddresses(blocksMarkdown(blocks))).join('\n'),
    ),
  };
}

/** The address of a link says nothing that its text does not. */
export const withoutAddresses = (markdown: string): string =>
  markdown.replace(/\]\((?:[^()\s]|\([^()]*\))*\)/g, ']');

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** Digits of a page's distance from the one before: 32 values, the other 32 say that more follows. */
const digit = 32;
/** Steps per doubling of the weight; 63 steps reach beyond any weight that occurs. */
const precision = 8;

/** Pages as distances and weights on a logarithmic scale: two to three characters per page. */
export function encodePostings(postings: readonly Posting[]): string {
  let last = -1;
  let text = '';
  for (const { page, weight } of postings) {
    let distance = page - last - 1;
    last = page;
    while (distance >= digit) {
      text += alphabet[digit + (distance % digit)];
      distance = Math.floor(distance / digit);
    }
    text += alphabet[distance];
    text += alphabet[Math.min(63, Math.max(1, Math.round(Math.log2(1 + weight) * precision)))];
  }
  return text;
}

export function decodePostings(text: string): Posting[] {
  const postings: Posting[] = [];
  let last = -1;
  for (let at = 0; at < text.length; ) {
    let distance = 0;
    let factor = 1;
    let value = alphabet.indexOf(text[at++] ?? '');
    while (value >= digit) {
      distance += (value - digit) * factor;
      factor *= digit;
      value = alphabet.indexOf(text[at++] ?? '');
    }
    distance += value * factor;
    last += distance + 1;
    const weight = 2 ** (alphabet.indexOf(text[at++] ?? '') / precision) - 1;
    postings.push({ page: last, weight });
  }
  return postings;
}
