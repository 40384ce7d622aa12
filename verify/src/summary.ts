import type { Coverage, PageReport } from './report-format.ts';

/** The sections of which most code must be executed or type-checked, and how much of it. */
const demandedSection = 'cms/api';
const least = 80;

const columns = {
  total: 'code blocks',
  executed: 'executed',
  typeChecked: 'type-checked',
  otherwise: 'other checks',
  skipped: 'skipped',
  unchecked: 'no check',
  share: 'executed or type-checked',
} as const;

type Listed = Pick<PageReport, 'file' | 'blocks' | 'failures'>;

/** How much of the code on the pages is executed or type-checked, by section, and what is too little. */
export function summaryOf(pages: readonly Listed[]): { lines: string[]; problems: string[] } {
  const sections = Map.groupBy(pages, ({ file }) => sectionOf(file));
  const demanded = sumOf(sections.get(demandedSection) ?? []);
  const failing = pages.filter(({ failures }) => failures.length > 0).map(({ file }) => file);
  const rows = [...sections].sort().map(([name, own]) => ({ name, ...sumOf(own) }));
  const problems = [
    demanded.share < least &&
      `${demanded.share} % of the ${demanded.total} code blocks under docs/${demandedSection} are executed or type-checked, ${least} % must be`,
    demanded.unchecked > 0 &&
      `${demanded.unchecked} code block(s) under docs/${demandedSection} have no check and no skip="why"`,
    failing.length > 0 && `these pages have failures: ${failing.join(', ')}`,
  ];
  const cells = [...rows.filter(({ total }) => total > 0), { name: 'all', ...sumOf(pages) }].map(
    (row) => [row.name, ...keys.map((key) => `${row[key]}${key === 'share' ? ' %' : ''}`)],
  );
  return {
    lines: aligned([['section', ...Object.values(columns)], ...cells]),
    problems: problems.filter((problem) => problem !== false),
  };
}

const keys = Object.keys(columns) as (keyof typeof columns)[];

/** `docs/cms/api/rest/filters.md` belongs to `cms/api`, `docs/cms/faq.md` to `cms`. */
function sectionOf(file: string): string {
  return file.split('/').slice(1, -1).slice(0, 2).join('/') || 'docs';
}

function sumOf(pages: readonly Listed[]): Record<keyof typeof columns, number> {
  const sum: Coverage = { executed: 0, typeChecked: 0, otherwise: 0, skipped: 0, unchecked: 0 };
  const counted = Object.keys(sum) as (keyof Coverage)[];
  for (const { blocks } of pages) for (const key of counted) sum[key] += blocks?.[key] ?? 0;
  const total = counted.reduce((all, key) => all + sum[key], 0);
  const share = total > 0 ? Math.floor((100 * (sum.executed + sum.typeChecked)) / total) : 0;
  return { ...sum, total, share };
}

function aligned(rows: readonly string[][]): string[] {
  const widths = rows[0]?.map((_, at) => Math.max(...rows.map((cells) => cells[at]?.length ?? 0)));
  return rows.map((cells) =>
    cells
      .map((cell, at) =>
        at === 0 ? cell.padEnd(widths?.[at] ?? 0) : cell.padStart(widths?.[at] ?? 0),
      )
      .join('  '),
  );
}
