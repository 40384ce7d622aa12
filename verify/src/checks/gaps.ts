import type { Finding } from '../finding.ts';
import { failed, passed } from '../finding.ts';
import type { OptionExceptions } from '../options/exceptions.ts';
import type { KnownOptions } from '../options/known.ts';
import { namespaceOf, optionName } from '../options/namespaces.ts';
import { gapsHash } from '../pages/data-files.ts';
import { optionsOf } from '../pages/options-of.ts';
import type { Page } from '../pages/page.ts';
import { toPageReport } from '../report.ts';
import type { PageReport } from '../report-format.ts';
import type { SinceData } from '../since/data.ts';
import { isApiName } from '../since/data.ts';
import { unmarkedApiNames } from './since.ts';

/** What the pages' tables list, by the `of` of the tables. */
type Listing = Pick<PageReport, 'file' | 'options'>;

/**
 * Judges what no single page can be blamed for: options that no table lists, exceptions that aren't
 * needed, and methods that no page marks with their version. The file of exceptions has the failures.
 */
export function verifyGaps(
  pages: readonly Page[],
  known: KnownOptions,
  exceptions: OptionExceptions,
  since: SinceData,
): PageReport {
  const { file, source } = exceptions;
  const listings = pages.map((page) => ({ file: page.file, options: optionsOf(page) }));
  const findings = [
    ...checkGaps(listings, known, since, exceptions),
    ...unmarkedApiNames(pages, since)
      .filter((name) => !isExcepted(name, exceptions))
      .map((name) =>
        failed(
          'since',
          { file, line: 1 },
          `\`${name}\` was added in ${since.since[name]}, and no page says so. Write :since{version="${since.since[name]}" of="${name}"} where it is described, or name it here with the reason why no page describes it.`,
        ),
      ),
  ];
  return toPageReport(
    { file, path: '', contentHash: gapsHash(source, pages), parts: ['gaps'], options: {} },
    findings.length > 0 ? findings : [passed('options', { file, line: 1 })],
  );
}

/**
 * The options and environment variables that the packages know, no table lists and no exception
 * names. An object counts as listed when a table lists something in it.
 */
export function optionGaps(
  listings: readonly Pick<Listing, 'options'>[],
  { names: known }: Pick<KnownOptions, 'names'>,
  exceptions: Pick<OptionExceptions, 'undocumented'> | undefined,
): Record<string, string[]> {
  const listed = listedOptions(listings);
  const gaps = Object.entries(known).map(([namespace, names]): [string, string[]] => [
    namespace,
    names.filter((name) => {
      const full = `${namespace}.${name}`;
      return !isListed(full, listed) && !isExcepted(full, exceptions);
    }),
  ]);
  return Object.fromEntries(gaps.filter(([, names]) => names.length > 0));
}

/** Gaps, and exceptions for what a table lists or the packages don't have, as failures. */
export function checkGaps(
  listings: readonly Listing[],
  known: Pick<KnownOptions, 'names'>,
  since: Pick<SinceData, 'since'>,
  exceptions: OptionExceptions,
): Finding[] {
  const { file, undocumented, problems } = exceptions;
  const gaps = Object.entries(optionGaps(listings, known, exceptions)).flatMap(
    ([namespace, names]) =>
      names.map((name) =>
        failed(
          'options',
          { file, line: 1 },
          `No table lists \`${namespace}.${name}\`. Add it to the page of its file, or name it here with the reason why not.`,
        ),
      ),
  );
  const all = [
    ...Object.keys(since.since).filter(isApiName),
    ...Object.entries(known.names).flatMap(([namespace, names]) =>
      names.map((name) => `${namespace}.${name}`),
    ),
  ];
  const needless = [...undocumented].flatMap(([key, line]) => {
    if (!all.some((name) => covers(key, name)))
      return [failed('options', { file, line }, `The packages don't know \`${key}\`. Remove it.`)];
    const page = listings.find((candidate) => listedOptions([candidate]).has(key));
    return page
      ? [failed('options', { file, line }, `${page.file} lists \`${key}\`. Remove it here.`)]
      : [];
  });
  return [
    ...problems.map(({ line, message }) => failed('options', { file, line }, message)),
    ...gaps,
    ...needless,
  ];
}

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

function isListed(full: string, listed: ReadonlySet<string>): boolean {
  if (listed.has(full)) return true;
  for (const name of listed) if (name.startsWith(`${full}.`)) return true;
  return false;
}

function isExcepted(
  full: string,
  exceptions: Pick<OptionExceptions, 'undocumented'> | undefined,
): boolean {
  return [...(exceptions?.undocumented.keys() ?? [])].some((key) => covers(key, full));
}

/** Whether an exception is for an option: it names it, or ends in `.*` and names something around it. */
function covers(key: string, full: string): boolean {
  return key === full || (key.endsWith('.*') && full.startsWith(key.slice(0, -1)));
}
