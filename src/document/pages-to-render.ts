/** Renders a page and returns the digest under which its body is then. */
export type RenderPage = () => Promise<string>;

declare global {
  var documentationPagesToRender: Map<string, RenderPage> | undefined;
}

/**
 * The pages of the authors' server that are rendered when somebody asks for them, by the digest that
 * the collection has for them. The content loader and the pages run in one process, but the bundler
 * gives each its own copy of this module, so that only the process can hold what they share.
 */
export function pagesToRender(): Map<string, RenderPage> {
  globalThis.documentationPagesToRender ??= new Map();
  return globalThis.documentationPagesToRender;
}
