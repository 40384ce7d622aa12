import type { PageContent } from '../document/page-content.ts';

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
    folders.some((folder) => file.startsWith(`./${folder}/`)),
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
  return {
    css: css.trim(),
    classes: css.match(/(?<=\.)_[\w-]{3}\d+/g) ?? [],
    group: groupOf(file),
  };
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
  const html = pieces
    .map((piece) => (piece.kind === 'html' ? piece.html : piece.fallback))
    .join('');
  const onPage = new Set(html.match(/(?<=[" ])_[\w-]{3}\d+(?=[" ])/g));
  const used = new Set(
    stylesheets.flatMap(({ classes, group }) =>
      classes.some((name) => onPage.has(name)) ? group : [],
    ),
  );
  return groupStyles.filter((_, index) => used.has(index));
}
