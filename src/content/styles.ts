/**
 * The styles of everything a page can contain. Pages receive their content as finished HTML, so
 * that no import of a component brings its styles along; and the bundler keeps a stylesheet only
 * while its class names are used, so the class names are what pages import. What only islands use
 * comes with the code of the island.
 */
export const contentClassNames = import.meta.glob<Readonly<Record<string, string>>>(
  ['./**/*.module.css', '!./{code-editor,query-builder,playground}/**'],
  { eager: true, import: 'default' },
);
