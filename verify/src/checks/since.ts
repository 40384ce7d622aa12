import { type Finding, judged } from '../finding.ts';
import type { KnownOptions } from '../options/known.ts';
import { namespaceOf, optionName } from '../options/namespaces.ts';
import type { Page } from '../pages/page.ts';
import { isApiName, type SinceData } from '../since/data.ts';

/**
 * Compares the `:since` marks of a page with the published packages: each must be right, and each row
 * of an option table that needs one must have it.
 */
export function checkSince(
  page: Pick<Page, 'file' | 'tables' | 'since'>,
  data: SinceData,
  known: Pick<KnownOptions, 'names'>,
): Finding[] {
  const rows = page.tables
    .filter(({ skip }) => skip === undefined)
    .flatMap(({ file, of, rows }) => rows.map((row) => ({ file, of: namespaceOf(of), ...row })));
  return [
    ...rows.flatMap(({ file, line, name, since, of: { namespace, prefix } }) => {
      const full = `${namespace}.${optionName(prefix, name)}`;
      const added = data.since[full];
      if (namespace === undefined || (since === undefined && added === undefined)) return [];
      const problem =
        since === undefined
          ? `\`${full}\` was added in ${added}. Write :since{version="${added}"} after its name.`
          : wrongVersion(full, since, data);
      return judged('since', { file, line }, [problem]);
    }),
    ...page.since.flatMap(({ of, version, line }) =>
      judged('since', { file: page.file, line }, [wrongMark(of, version, data, known)]),
    ),
  ];
}

/** What is wrong with a mark outside of the option tables. */
function wrongMark(
  of: string | undefined,
  version: string,
  data: SinceData,
  known: Pick<KnownOptions, 'names'>,
): string | undefined {
  if (of === undefined)
    return 'Outside an option table, :since needs the name that it is about: of="server.mcp.enabled".';
  return isKnown(of, known, data)
    ? wrongVersion(of, version, data)
    : `\`${of}\` wasn't added later, or it doesn't exist: verify/since.json doesn't have it. Remove :since, or correct the name.`;
}

/** The methods and properties that were added later, and that no page marks. */
export function unmarkedApiNames(
  pages: readonly Pick<Page, 'since'>[],
  { since }: Pick<SinceData, 'since'>,
): string[] {
  const marked = new Set(pages.flatMap((page) => page.since.map(({ of }) => of)));
  return Object.keys(since).filter((name) => isApiName(name) && !marked.has(name));
}

function wrongVersion(full: string, version: string, data: SinceData): string | undefined {
  const added = data.since[full];
  const unknown = data.unknown[full];
  if (added === version) return undefined;
  if (added !== undefined) return `\`${full}\` was added in ${added}, the page says ${version}.`;
  return unknown === undefined
    ? `Every version has \`${full}\`. Remove :since.`
    : `The packages don't tell since when \`${full}\` exists, so nothing can check this. Remove :since. ${unknown}`;
}

function isKnown(full: string, { names }: Pick<KnownOptions, 'names'>, data: SinceData): boolean {
  if (full in data.since || full in data.unknown) return true;
  const { namespace } = namespaceOf(full);
  return (
    namespace !== undefined && (names[namespace] ?? []).includes(full.slice(namespace.length + 1))
  );
}
