import type { PageDocument } from '../document/page-document.ts';
import { explanationsOf } from './explanations.ts';
import type { MessageData } from './message-data.ts';
import { patternOf } from './message-pattern.ts';
import { recognize } from './recognize.ts';

/** Every message that a page explains; loaded when somebody pastes one. */
export interface ErrorIndex {
  /** Part of the names of the other files, so that an old list never gets new explanations. */
  readonly version: string;
  readonly pages: readonly { readonly path: string; readonly title: string }[];
  /**
   * Where Strapi's own messages are from: the package without `@strapi/`, where somebody meets them, and since
   * which minor version if it came after 5.0.
   */
  readonly origins: readonly Origin[];
  /** A message, the number of its page, that of the explanation on it, and of its origin if it's Strapi's own. */
  readonly messages: readonly (readonly [
    message: string,
    page: number,
    explanation: number,
    origin?: number,
  ])[];
}

export type Origin = readonly [
  own: string,
  kind: MessageData['messages'][number][2],
  since?: string | undefined,
];

export const errorIndexFile = '/search/errors/index.json';

/** Every message of Strapi's packages; loaded when a paste has none that a page explains. */
export const catalogFile = '/search/errors/catalog.json';

/** The explanations of one page, in their order. */
export const explanationsFile = (version: string, page: number): string =>
  `/search/errors/${version}/${page}.json`;

/**
 * The files of the list, by their path on the site, and its version.
 * @param documents of pages that explain the same message, the one that most people need first
 * @param digest makes a short name of a text
 * @param catalog Strapi's own messages
 */
export function buildErrorIndex(
  documents: readonly PageDocument[],
  digest: (value: unknown) => string,
  catalog: MessageData['messages'] = [],
): { readonly version: string; readonly files: Map<string, string> } {
  const pages = documents.flatMap(({ path, title, sections }) => {
    const explanations = explanationsOf(sections);
    return explanations.length > 0 ? [{ path, title, explanations }] : [];
  });
  const texts = pages.map(({ explanations }) => JSON.stringify(explanations));
  const originOf = originsIn(catalog);
  const origins: Origin[] = [];
  const placeOf = (origin: Origin | undefined): [number] | [] => {
    if (!origin) return [];
    const known = origins.findIndex((other) => other.join() === origin.join());
    return [known >= 0 ? known : origins.push(origin) - 1];
  };
  const listed = {
    pages: pages.map(({ path, title }) => ({ path, title })),
    messages: pages.flatMap(({ explanations }, page) =>
      explanations.flatMap(({ messages }, number) =>
        messages.map((message): ErrorIndex['messages'][number] => [
          message,
          page,
          number,
          ...placeOf(originOf(message)),
        ]),
      ),
    ),
    origins,
  };
  const version = digest([listed, texts]);
  const files = new Map([
    [errorIndexFile, JSON.stringify({ version, ...listed } satisfies ErrorIndex)],
    ...texts.map((text, page) => [explanationsFile(version, page), text] as const),
  ]);
  return { version, files };
}

/** Looks up who says a message, among those of Strapi's packages. */
function originsIn(catalog: MessageData['messages']): (message: string) => Origin | undefined {
  const known = catalog.flatMap(([text, ...origin]) => {
    const pattern = patternOf(text);
    return pattern ? [{ pattern, origin }] : [];
  });
  const patterns = known.map(({ pattern }) => pattern);
  return (message) => known[recognize(message, patterns)[0]?.patterns[0] ?? -1]?.origin;
}
