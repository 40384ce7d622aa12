import type { Finding, Place } from '../finding.ts';
import { failed, passed } from '../finding.ts';
import type { KnownOptions } from '../options/known.ts';
import { namespaceOf, optionName } from '../options/namespaces.ts';
import type { Page } from '../pages/page.ts';
import type { SinceData } from '../since/data.ts';
import { isApiName } from '../since/data.ts';

/**
 * Compares the `:since` marks of a page with the published packages: each must be right, and each row
 * of an option table that needs one must have it.
 */
export function checkSince(
  page: Pick<Page, 'file' | 'tables' | 'since'>,
  data: SinceData,
  known: Pick<KnownOptions, 'names'>,
): Finding[] {
  const inTables = page.tables
    .filter(({ skip }) => skip === undefined)
    .flatMap((table) =>
      table.rows.flatMap(({ name, line, since }): Finding[] => {
        const { namespace, prefix } = namespaceOf(table.of);
        if (namespace === undefined) return [];
        const full = `${namespace}.${optionName(prefix, name)}`;
        const added = data.since[full];
        const place = { file: table.file, line };
        if (since !== undefined) return [judge(full, since, place, data)];
        return added === undefined
          ? []
          : [
              failed(
                'since',
                place,
                `\`${full}\` was added in ${added}. Write :since{version="${added}"} after its name.`,
              ),
            ];
      }),
    );
  const elsewhere = page.since.map(({ of, version, line }) => {
    const place = { file: page.file, line };
    if (of === undefined)
      return failed(
        'since',
        place,
        'Outside an option table, :since needs the name that it is about: of="server.mcp.enabled".',
      );
    return isKnown(of, known, data)
      ? judge(of, version, place, data)
      : failed(
          'since',
          place,
          `\`${of}\` wasn't added later, or it doesn't exist: verify/since.json doesn't have it. Remove :since, or correct the name.`,
        );
  });
  return [...inTables, ...elsewhere];
}

/** The methods and properties that were added later, and that no page marks. */
export function unmarkedApiNames(
  pages: readonly Pick<Page, 'since'>[],
  { since }: Pick<SinceData, 'since'>,
): string[] {
  const marked = new Set(pages.flatMap((page) => page.since.map(({ of }) => of)));
  return Object.keys(since).filter((name) => isApiName(name) && !marked.has(name));
}

function judge(full: string, version: string, place: Place, data: SinceData): Finding {
  const added = data.since[full];
  if (added === version) return passed('since', place);
  const unknown = data.unknown[full];
  if (added === undefined)
    return failed(
      'since',
      place,
      unknown === undefined
        ? `Every version has \`${full}\`. Remove :since.`
        : `The packages don't tell since when \`${full}\` exists, so nothing can check this. Remove :since. ${unknown}`,
    );
  return failed('since', place, `\`${full}\` was added in ${added}, the page says ${version}.`);
}

function isKnown(full: string, { names }: Pick<KnownOptions, 'names'>, data: SinceData): boolean {
  if (full in data.since || full in data.unknown) return true;
  const { namespace } = namespaceOf(full);
  return (
    namespace !== undefined && (names[namespace] ?? []).includes(full.slice(namespace.length + 1))
  );
}
