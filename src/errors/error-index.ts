import type { PageDocument } from '../document/page-document.ts';
import { explanationsOf } from './explanations.ts';

/** Every message that a page explains; loaded when somebody pastes one. */
export interface ErrorIndex {
  /** Part of the names of the other files, so that an old list never gets new explanations. */
  readonly version: string;
  readonly pages: readonly { readonly path: string; readonly title: string }[];
  /** A message, the number of its page, and that of the explanation on it. */
  readonly messages: readonly (readonly [message: string, page: number, explanation: number])[];
}

export const errorIndexFile = '/search/errors/index.json';

/** Every message of Strapi's packages; loaded when a paste has none that a page explains. */
export const catalogFile = '/search/errors/catalog.json';

/** The same message on two pages: most people who see one host Strapi themselves. */
const selfHostedFirst = (a: PageDocument, b: PageDocument): number =>
  Number(a.path.startsWith('/cloud')) - Number(b.path.startsWith('/cloud'));

/** The explanations of one page, in their order. */
export const explanationsFile = (version: string, page: number): string =>
  `/search/errors/${version}/${page}.json`;

/**
 * The files of the list, by their path on the site.
 * @param digest makes a short name of a text
 */
export function buildErrorIndex(
  documents: readonly PageDocument[],
  digest: (value: unknown) => string,
): Map<string, string> {
  const pages = documents.toSorted(selfHostedFirst).flatMap(({ path, title, sections }) => {
    const explanations = explanationsOf(sections);
    return explanations.length > 0 ? [{ path, title, explanations }] : [];
  });
  const texts = pages.map(({ explanations }) => JSON.stringify(explanations));
  const listed = {
    pages: pages.map(({ path, title }) => ({ path, title })),
    messages: pages.flatMap(({ explanations }, page) =>
      explanations.flatMap(({ messages }, number) =>
        messages.map((message): ErrorIndex['messages'][number] => [message, page, number]),
      ),
    ),
  };
  const version = digest([listed, texts]);
  return new Map([
    [errorIndexFile, JSON.stringify({ version, ...listed } satisfies ErrorIndex)],
    ...texts.map((text, page) => [explanationsFile(version, page), text] as const),
  ]);
}
