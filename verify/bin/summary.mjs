/**
 * `npm run verify -- --summary`: how much of the code on the pages is executed or type-checked, by
 * section, read from the report alone. Plain JavaScript, because it needs no CMS.
 */
import { existsSync, readFileSync } from 'node:fs';

/** The sections of which most code must be executed or type-checked, and how much of it. */
const DEMANDED = 'cms/api';
const LEAST = 80;

/** @typedef {{ executed: number, typeChecked: number, otherwise: number, skipped: number, unchecked: number }} Blocks */
/** @typedef {{ file: string, blocks?: Blocks, failures: unknown[], options?: Record<string, string[]>, booted?: Record<string, number> }} Page */
/** @typedef {{ pages: Page[], optionGaps?: Record<string, string[]> }} Report */

/**
 * Prints the table and returns the exit code: 1 when the API pages fall short.
 * @param {string} file
 */
export function printSummary(file) {
  /** @type {Report} */
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { pages: [] };
  const { lines, problems } = summaryOf(report);
  for (const line of [...lines, '', ...configurationLines(report)]) console.log(line);
  for (const problem of problems) console.error(`verify: ${problem}`);
  return problems.length > 0 ? 1 : 0;
}

/**
 * The lines of the table and what is wrong with the demanded section.
 * @param {Report} report
 * @returns {{ lines: string[], problems: string[] }}
 */
export function summaryOf({ pages }) {
  const sections = [...new Set(pages.map(({ file }) => sectionOf(file)))].sort();
  const rows = sections.flatMap((name) => {
    const sum = sumOf(pages.filter(({ file }) => sectionOf(file) === name));
    return sum.total > 0 ? [row(name, sum)] : [];
  });
  const header = [
    'section',
    'code blocks',
    'executed',
    'type-checked',
    'other checks',
    'skipped',
    'no check',
    'executed or type-checked',
  ];
  const demanded = sumOf(pages.filter(({ file }) => sectionOf(file) === DEMANDED));
  const failing = pages.filter(({ failures }) => failures.length > 0).map(({ file }) => file);
  const problems = [
    ...(demanded.share < LEAST
      ? [
          `${demanded.share} % of the ${demanded.total} code blocks under docs/${DEMANDED} are executed or type-checked, ${LEAST} % must be`,
        ]
      : []),
    ...(demanded.unchecked > 0
      ? [
          `${demanded.unchecked} code block(s) under docs/${DEMANDED} have no check and no skip="why"`,
        ]
      : []),
    ...(failing.length > 0 ? [`these pages have failures: ${failing.join(', ')}`] : []),
  ];
  return { lines: aligned([header, ...rows, row('all', sumOf(pages))]), problems };
}

/**
 * The lines of a table with figures for each configuration file: the options that pages list, those
 * that no page lists, and the examples with which the CMS booted.
 * @param {Report} report
 */
export function configurationLines({ pages, optionGaps = {} }) {
  const listed = pages.flatMap(({ options = {} }) =>
    Object.entries(options).flatMap(([of, names]) =>
      names.map((name) => ({ file: fileOf(of), name: `${of}.${name}` })),
    ),
  );
  const missing = Object.entries(optionGaps).flatMap(([of, names]) =>
    names.map((name) => ({ file: fileOf(of), name: `${of}.${name}` })),
  );
  const booted = pages.flatMap((page) => Object.entries(page.booted ?? {}));
  const files = [
    ...new Set([
      ...[...listed, ...missing].map(({ file }) => file),
      ...booted.map(([file]) => file),
    ]),
  ];
  const rows = files
    .sort()
    .map((file) => [
      file,
      String(new Set(listed.filter((option) => option.file === file).map(({ name }) => name)).size),
      String(missing.filter((option) => option.file === file).length),
      String(booted.reduce((sum, [name, count]) => sum + (name === file ? count : 0), 0)),
    ]);
  return aligned([
    ['configuration', 'options', 'options without a page', 'booted examples'],
    ...rows,
  ]);
}

/**
 * The file that configures what an option table is about: `middlewares.cors` is in /config/middlewares.
 * @param {string} of
 */
function fileOf(of) {
  const [root = ''] = of.split('.');
  return root === 'environment' ? 'environment variables' : `/config/${root}`;
}

/**
 * `docs/cms/api/rest/filters.md` belongs to `cms/api`, `docs/cms/faq.md` to `cms`.
 * @param {string} file
 */
function sectionOf(file) {
  return file.split('/').slice(1, -1).slice(0, 2).join('/') || 'docs';
}

/** @param {Report['pages']} pages */
function sumOf(pages) {
  const sum = { executed: 0, typeChecked: 0, otherwise: 0, skipped: 0, unchecked: 0 };
  const keys = /** @type {(keyof Blocks)[]} */ (Object.keys(sum));
  for (const { blocks } of pages) for (const key of keys) sum[key] += blocks?.[key] ?? 0;
  const total = keys.reduce((all, key) => all + sum[key], 0);
  return {
    ...sum,
    total,
    share: total > 0 ? Math.floor((100 * (sum.executed + sum.typeChecked)) / total) : 0,
  };
}

/**
 * @param {string} name
 * @param {ReturnType<typeof sumOf>} sum
 */
function row(name, { total, executed, typeChecked, otherwise, skipped, unchecked, share }) {
  return [name, total, executed, typeChecked, otherwise, skipped, unchecked, `${share} %`].map(
    String,
  );
}

/** @param {string[][]} rows */
function aligned(rows) {
  const widths =
    rows[0]?.map((_, column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0))) ?? [];
  return rows.map((cells) =>
    cells
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  '),
  );
}
