import type { PageDocument } from '../document/page-document.ts';
import { weights } from './weights.ts';

/** Pages whose weight differs from the usual 100, and why. The first rule that fits a path holds. */
const rules: readonly {
  readonly paths: RegExp;
  readonly rank: number;
  readonly reason: string;
}[] = [
  {
    paths: /^\/snippets\//,
    rank: 10,
    reason: 'Fragments of other pages, which say the same in context.',
  },
  {
    paths: /^\/contributing\//,
    rank: 10,
    reason: 'For authors of these pages: its examples name everything and explain nothing of it.',
  },
  {
    paths: /^\/(?:release-notes|whats-new)$/,
    rank: 50,
    reason:
      'They mention every feature once, but anyone who looks for a feature needs its own page.',
  },
  {
    paths: /^\/cms\/api\/(?:entity-service|query-engine)(?:\/|$)/,
    rank: 55,
    reason: 'Superseded by the Document Service, which has a page for every question they answer.',
  },
  {
    paths: /^\/cms\/migration\/v4-to-v5\/breaking-changes\/./,
    rank: 70,
    reason:
      'Useful only while upgrading, and each one describes a current API that has its own page.',
  },
  {
    paths: /^\/cms\/migration\//,
    rank: 85,
    reason: 'Useful only while upgrading.',
  },
  {
    paths: /^\/cms\/configurations\/[^/]+-providers\/./,
    rank: 60,
    reason: 'Nearly the same steps for each of many services, and who wants one of them names it.',
  },
  {
    paths: /^\/cms\/backend-customization\/examples\//,
    rank: 85,
    reason: 'A worked example shows many concepts in passing; the reference of each comes first.',
  },
  {
    paths: /^\/cms\/(?:faq|community|usage-information)$/,
    rank: 85,
    reason: 'They touch many subjects in a sentence or two.',
  },
];

/** Of the weight of a page, what is left where no list names it: anyone who wants it knows its name. */
const unlistedShare = 0.6;

/**
 * The weight of a page among pages that match a query equally well: what the rules say, and a
 * little more for pages that many others send their readers to.
 */
export function pageRank(
  { path, unlisted }: Pick<PageDocument, 'path' | 'unlisted'>,
  linkingPages: number,
): number {
  const base = rules.find((rule) => rule.paths.test(path))?.rank ?? 100;
  const share = unlisted ? unlistedShare : 1;
  return Math.round(base * share * (1 + weights.popularity * Math.log2(1 + linkingPages)));
}
