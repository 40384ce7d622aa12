import { failed, judged, type Problem } from '../finding.ts';
import type { KnownMessages } from '../messages/known-messages.ts';
import type { OptionExceptions } from '../options/exceptions.ts';
import type { KnownOptions } from '../options/known.ts';
import { namespaceOf, optionName } from '../options/namespaces.ts';
import { gapsHash } from '../pages/data-files.ts';
import { optionsOf } from '../pages/options-of.ts';
import type { Page } from '../pages/page.ts';
import type { Catalog } from '../releases/catalog.ts';
import { toPageReport } from '../report.ts';
import type { PageReport } from '../report-format.ts';
import { isApiName, type SinceData } from '../since/data.ts';
import { checkMessages } from './messages.ts';
import { unmarkedApiNames } from './since.ts';
import { nameable, unnamed } from './unnamed.ts';

/** What the pages' tables list, by the `of` of the tables. */
interface Listing {
  readonly file: string;
  readonly options: Readonly<Record<string, string[]>>;
}

/**
 * Judges what no single page can be blamed for: options that no table lists, exceptions that aren't needed,
 * methods that no page marks with their version, and tools and events that no page names. The file of exceptions
 * has the failures. What pages quote is looked up again, as the list of other software's messages may have changed.
 */
export function verifyGaps(
  pages: readonly Page[],
  known: KnownOptions,
  exceptions: OptionExceptions,
  since: SinceData,
  catalog: Catalog,
  messages: KnownMessages,
): PageReport {
  const { file, source } = exceptions;
  const listings = pages.map((page) => ({ file: page.file, options: optionsOf(page) }));
  const unmarked = unmarkedApiNames(pages, since)
    .filter((name) => !isExcepted(name, exceptions))
    .map((name) =>
      failed(
        'since',
        { file, line: 1 },
        `\`${name}\` was added in ${since.since[name]}, and no page says so. Write :since{version="${since.since[name]}" of="${name}"} where it is described, or name it here with the reason why no page describes it.`,
      ),
    );
  const problems = [
    ...checkGaps(listings, known, since, exceptions, catalog),
    ...unnamed(pages, catalog)
      .filter((name) => !isExcepted(name, exceptions))
      .map((name) => ({
        line: 1,
        message: `No page names \`${name.replace(/^\w+\./, '')}\`. Describe it where readers look for it, or name \`${name}\` here with the reason why not.`,
      })),
  ];
  const findings = [
    ...(problems.length > 0 ? judged('options', { file, line: 1 }, problems) : []),
    ...unmarked,
    ...pages
      .flatMap((page) => checkMessages(page, messages))
      .flatMap((finding) =>
        finding.outcome === 'failed'
          ? [
              failed(
                'messages',
                { file, line: 1 },
                `${finding.file}:${finding.line}  ${finding.message}`,
              ),
            ]
          : [],
      ),
  ];
  return toPageReport(
    { file, path: '', contentHash: gapsHash(source, pages), parts: ['gaps'] },
    findings.length > 0 ? findings : judged('options', { file, line: 1 }, []),
  );
}

/**
 * The options and environment variables that the packages know, no table lists and no exception
 * names. An object counts as listed when a table lists something in it.
 */
export function optionGaps(
  listings: readonly Pick<Listing, 'options'>[],
  known: Pick<KnownOptions, 'names'>,
  exceptions: Pick<OptionExceptions, 'undocumented'>,
): string[] {
  const listed = [...listedOptions(listings)];
  return fullNames(known.names).filter(
    (full) =>
      !listed.some((name) => name === full || name.startsWith(`${full}.`)) &&
      !isExcepted(full, exceptions),
  );
}

/** Gaps, and exceptions for what a table lists or the packages don't have. */
export function checkGaps(
  listings: readonly Listing[],
  known: Pick<KnownOptions, 'names'>,
  since: Pick<SinceData, 'since'>,
  exceptions: OptionExceptions,
  catalog: Pick<Catalog, 'tools' | 'events'>,
): Problem[] {
  const all = [
    ...nameable(catalog),
    ...Object.keys(since.since).filter(isApiName),
    ...fullNames(known.names),
  ];
  const needless = [...exceptions.undocumented].flatMap(([key, line]) => {
    const page = listings.find((candidate) => listedOptions([candidate]).has(key));
    if (!all.some((name) => covers(key, name)))
      return [{ line, message: `The packages don't know \`${key}\`. Remove it.` }];
    return page ? [{ line, message: `${page.file} lists \`${key}\`. Remove it here.` }] : [];
  });
  const gaps = optionGaps(listings, known, exceptions).map((full) => ({
    line: 1,
    message: `No table lists \`${full}\`. Add it to the page of its file, or name it here with the reason why not.`,
  }));
  return [...exceptions.problems, ...gaps, ...needless];
}

const fullNames = (names: KnownOptions['names']): string[] =>
  Object.entries(names).flatMap(([namespace, own]) => own.map((name) => `${namespace}.${name}`));

/** The full names of everything in option tables. */
function listedOptions(listings: readonly Pick<Listing, 'options'>[]): Set<string> {
  return new Set(
    listings.flatMap(({ options }) =>
      Object.entries(options).flatMap(([of, names]) => {
        const { namespace, prefix } = namespaceOf(of);
        return namespace === undefined
          ? []
          : names.map((name) => `${namespace}.${optionName(prefix, name)}`);
      }),
    ),
  );
}

const isExcepted = (
  full: string,
  { undocumented }: Pick<OptionExceptions, 'undocumented'>,
): boolean => [...undocumented.keys()].some((key) => covers(key, full));

/** Whether an exception is for an option: it names it, or ends in `.*` and names something around it. */
function covers(key: string, full: string): boolean {
  return key === full || (key.endsWith('.*') && full.startsWith(key.slice(0, -1)));
}
