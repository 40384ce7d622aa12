import type { SiteData } from '../content/site-data.ts';
import { highlightCode } from './code-blocks.ts';
import { checkDiagrams } from './diagrams.ts';
import { resolveDirectives, type Vocabulary } from './directives.ts';
import { assignHeadingIds, type Heading } from './headings.ts';
import type { Highlight } from './highlighter.ts';
import { resolveImages } from './images.ts';
import { type LinkRecord, resolveLinks } from './links.ts';
import { type Lookups, recordLookups } from './lookups.ts';
import { parseMarkdown } from './parse.ts';
import { type PlainForms, plainSections, type Section } from './plain-markdown.ts';
import type { Problems } from './problems.ts';
import { renderTree } from './render.tsx';
import { includeSnippets, type ReadSnippet } from './snippets.ts';
import { measureTables } from './tables.ts';

/** What the pipeline needs to know of the world around a page. */
export interface MarkdownContext {
  readonly vocabulary: Vocabulary;
  readonly highlight: Highlight;
  readonly languages: ReadonlySet<string>;
  readonly readSnippet: ReadSnippet;
  /** The site's path of a Markdown file, `undefined` where there is no such page. */
  readonly pathOfFile: (file: string) => string | undefined;
  readonly plainForms: PlainForms;
  /** The site's public origin. */
  readonly origin: string;
  readonly site: SiteData;
}

/** A page as the rest of the site uses it. */
export interface RenderedDocument {
  readonly html: string;
  readonly headings: readonly Heading[];
  readonly links: readonly LinkRecord[];
  /** The page as plain Markdown, cut at its headings. */
  readonly sections: readonly Section[];
  /** What the page asked of the site's data; it is stale once an answer changes. */
  readonly lookups: Lookups;
}

/**
 * The one way from Markdown to HTML: parse, include snippets, resolve directives, links, headings
 * and code, render with React. Whatever is wrong is added to `problems`.
 * @param file path from the project root, used in messages and for relative links
 */
export async function renderDocument(
  source: string,
  file: string,
  context: MarkdownContext,
  problems: Problems,
): Promise<RenderedDocument> {
  const before = problems.size;
  const tree = parseMarkdown(source, file);
  includeSnippets(tree, context.readSnippet, problems);
  const headings = assignHeadingIds(tree, problems);
  const links = resolveLinks(tree, context.pathOfFile, context.origin);
  measureTables(tree);
  const { site, taken } = recordLookups(context.site);
  const sections = plainSections(tree, {
    forms: context.plainForms,
    site,
    url: new URL(context.pathOfFile(file) ?? '/', context.origin),
  });
  highlightCode(tree, context.highlight, context.languages, problems);
  await checkDiagrams(tree, problems);
  resolveImages(tree, site.images, problems);
  links.push(...resolveDirectives(tree, context.vocabulary, site, problems));
  const html = problems.size > before ? '' : renderTree(tree, context.vocabulary);
  return { html, headings, links, sections, lookups: taken() };
}
