import { join } from 'node:path/posix';
import { stylesheetMark } from '../build/scoped-class-name.ts';

/**
 * The styles of everything that Markdown can put on a page, as text. Pages receive their content as
 * finished HTML, so that no import of a component brings its styles along; of the components around
 * the text, content uses buttons. What only islands use comes with the island.
 */
const stylesheets = Object.entries(
  import.meta.glob<string>(
    [
      './**/*.module.css',
      '!./{code-editor,diagram,query-builder,playground}/**',
      '../components/button/*.module.css',
    ],
    { query: '?inline', eager: true, import: 'default' },
  ),
).map(([file, css]) => ({ css, mark: stylesheetMark(join('src/content', file)) }));

/** A class name of the project in an attribute; its last four characters tell its stylesheet. */
const markedName = /-([a-z0-9]{4})(?=[" ])/g;

/** The styles of the elements that stand in some finished content, and no others. */
export function contentStyles(html: string): string {
  if (stylesheets.length === 0) {
    throw new Error('src/content/styles.ts found no stylesheet: pages would have no style.');
  }
  const marks = new Set(Array.from(html.matchAll(markedName), ([, mark]) => mark));
  return stylesheets
    .filter(({ mark }) => marks.has(mark))
    .map(({ css }) => css.trim())
    .join('');
}
