import { join } from 'node:path/posix';
import type { PageContent } from '../document/page-content.ts';
import { marksIn, stylesheetMark } from './scoped-class-name.ts';

/**
 * Elements whose styles come together, by folder. A content policy allows the styles of a page by their
 * hash, and hosts send all hashes with every response: with a combination for nearly every page, there
 * would be sixty. Elements are in one group because pages use them together; what is in none is rare.
 */
const groups: readonly (readonly string[])[] = [
  ['code-block', 'heading', 'next-steps', 'summary', 'table'],
  ['tabs'],
  ['admonition', 'badge', 'params', 'ui-label'],
  ['picture', 'steps'],
  ['identity', 'keyboard-keys', 'term'],
  ['cards', 'tree'],
  ['diagram'],
];

function groupOf(file: string): number {
  const found = groups.findIndex((folders) =>
    folders.some((folder) => file.startsWith(`src/content/${folder}/`)),
  );
  return found === -1 ? groups.length : found;
}

/**
 * The styles of everything that Markdown can put on a page, as text. Pages receive their content as
 * finished HTML, so that no import of a component brings its styles along. What only islands use comes
 * with the island.
 */
const stylesheets = Object.entries(
  import.meta.glob<string>(
    [
      './**/*.module.css',
      '!./{code-editor,query-builder,playground}/**',
      '!./picture/Zoom.module.css',
    ],
    { query: '?inline', eager: true, import: 'default' },
  ),
).map(([file, css]) => {
  const place = join('src/content', file);
  return { css: css.trim(), mark: stylesheetMark(place), group: groupOf(place) };
});

/** The styles of each group, in the order of the stylesheets. */
const groupStyles = [...groups, 'rare'].map((_, index) =>
  stylesheets.flatMap(({ css, group }) => (group === index ? css : [])).join(''),
);

/** The styles of the groups whose elements are on a page, each by itself. */
export function contentStyles({ pieces }: PageContent): string[] {
  if (stylesheets.length === 0) {
    throw new Error('src/content/styles.ts found no stylesheet: pages would have no style.');
  }
  const marks = marksIn(
    pieces.map((piece) => (piece.kind === 'html' ? piece.html : piece.fallback)).join(''),
  );
  const used = new Set(stylesheets.flatMap(({ mark, group }) => (marks.has(mark) ? group : [])));
  return groupStyles.filter((_, index) => used.has(index));
}
