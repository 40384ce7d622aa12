import type { PageContent } from '../document/page-content.ts';
import type { Section } from '../document/page-document.ts';
import type { Problems } from '../problems/problems.ts';
import type { SiteData } from '../vocabulary/site-data.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { highlightCode } from './code-blocks.ts';
import { resolveDirectives } from './directives.ts';
import { readFences } from './fences.ts';
import { assignHeadingIds } from './headings.ts';
import { resolveImages } from './images.ts';
import { type LinkRecord, resolveLinks } from './links.ts';
import { type Lookups, recordLookups } from './lookups.ts';
import { refuseMisread } from './misread.ts';
import { parseMarkdown } from './parse.ts';
import { refuseActiveHtml } from './raw-html.ts';
import { renderTree } from './render.tsx';
import { sectionsOf } from './sections.ts';
import { includeSnippets } from './snippets.ts';
import { emptyCorners, measureTables } from './tables.ts';
import { readVerifiable } from './verifiable/read-verifiable.ts';
import type { Verifiable } from './verifiable/verifiable.ts';

/** What the pipeline needs to know of the world around a page. */
export interface MarkdownContext {
  readonly vocabulary: Vocabulary;
  /** The site's public origin. */
  readonly origin: string;
  readonly site: SiteData;
}

/** A page as the rest of the site uses it. */
export interface RenderedDocument {
  readonly content: PageContent;
  readonly links: readonly LinkRecord[];
  /** The page's structure, which everything but the content is made from. */
  readonly sections: readonly Section[];
  /** What on the page can be compared with the CMS. */
  readonly verifiable: Verifiable;
  /** What the page asked of the site's data; it is stale once an answer changes. */
  readonly lookups: Lookups;
}

/**
 * The one way from Markdown to HTML and to the page's structure: parse, include snippets, resolve
 * headings, links and fences, take the structure, resolve directives and code, render with React.
 * Whatever is wrong is added to `problems`.
 * @param file path from the project root, used in messages and for relative links
 */
export async function renderDocument(
  source: string,
  file: string,
  context: MarkdownContext,
  problems: Problems,
): Promise<RenderedDocument> {
  const before = problems.size;
  const { elements, interactiveFence } = context.vocabulary;
  const { site, taken } = recordLookups(context.site);
  const tree = parseMarkdown(source, file);
  const page = site.paths.get(file) ?? '/';
  includeSnippets(tree, site.snippets, problems);
  refuseMisread(tree, problems);
  refuseActiveHtml(tree, problems);
  assignHeadingIds(tree, problems);
  const links = resolveLinks(tree, site.paths, context.origin);
  readFences(tree, problems);
  const verifiable = readVerifiable(tree, file);
  emptyCorners(tree);
  measureTables(tree);
  const sections = sectionsOf(tree, {
    elements,
    site,
    url: new URL(page, context.origin),
  });
  highlightCode(tree, interactiveFence, site.testedFrom, problems);
  resolveImages(tree, site.images, problems);
  links.push(...resolveDirectives(tree, elements, site, page, problems));
  const content =
    problems.size > before ? { pieces: [], icons: [] } : renderTree(tree, context.vocabulary);
  return { content, links, sections, verifiable, lookups: taken() };
}
