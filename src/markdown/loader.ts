import { fileURLToPath } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';
import siteConfig from '#site/site.config.ts';
import { hasBody, writeBody } from '../document/page-bodies.ts';
import type { SiteData } from '../vocabulary/site-data.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { type MarkdownContext, type RenderedDocument, renderDocument } from './document.ts';
import { type DocumentRecord, writeDocumentIndex } from './document-index.ts';
import type { FrontMatter } from './front-matter.ts';
import { knownLanguages, loadHighlight } from './highlighter.ts';
import { type Lookups, namesLookedUp } from './lookups.ts';
import { pageDigest, pipelineDigest } from './page-digest.ts';
import { ContentError, Problems } from './problems.ts';
import { checkQuestions } from './questions.ts';
import { readSiteData } from './read-site-data.ts';
import { readSources, type SourceFile } from './read-sources.ts';

/** What a page carries into the collection. */
export type DocumentData = FrontMatter & {
  /** Path on the site, such as `/cms/intro`. */
  readonly path: string;
  /** Names the body of the page; see `page-bodies.ts`. */
  readonly digest: string;
};

/** What the collection keeps of a page beside its front matter. */
type Metadata = Pick<RenderedDocument, 'headings' | 'links' | 'lookups'>;

/**
 * Loads `docs/` into the content collection. A page is rendered again only if it, something that it
 * looked up, or the pipeline itself changed; whatever is wrong anywhere fails the build in one list.
 */
export function docsLoader(vocabulary: Vocabulary): Loader {
  return {
    name: 'docs',
    load: async (context) => {
      if (!context.watcher) return loadAll(context, vocabulary);
      await loadOrReport(context, vocabulary);
      watchDocs(context, vocabulary);
    },
  };
}

async function loadAll(context: LoaderContext, vocabulary: Vocabulary): Promise<void> {
  const started = performance.now();
  const root = fileURLToPath(context.config.root);
  const problems = new Problems();
  const sources = readSources(root, problems);
  const site = await readSiteData(root, sources, problems);
  const markdown = await markdownContext(site, vocabulary);
  const pipeline = pipelineDigest(root);
  const records: DocumentRecord[] = [];
  let rendered = 0;
  for (const source of sources.readable) {
    const digestWith = (lookups: Lookups) => pageDigest(source.source, lookups, site, pipeline);
    const known = context.store.get(source.id);
    const digest = digestWith(metadataOf(known).lookups);
    if (known?.digest !== digest || !hasBody(root, digest)) {
      const before = problems.size;
      const document = await renderDocument(source.source, source.file, markdown, problems);
      // While its author fixes it, the authors' server shows the page as it was.
      if (problems.size > before) continue;
      rendered += 1;
      writeBody(root, digestWith(document.lookups), document);
      store(context, source, document, digestWith(document.lookups));
    }
    const record = recordOf(source, context);
    checkQuestions(source.file, source.frontMatter, record.headings, problems);
    records.push(record);
  }
  problems.throwIfAny();

  const ids = new Set(sources.readable.map((source) => source.id));
  for (const id of context.store.keys()) if (!ids.has(id)) context.store.delete(id);
  writeDocumentIndex(root, records);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const unchanged = ids.size - rendered;
  context.logger.info(
    `${ids.size} pages read, ${rendered} rendered, ${unchanged} unchanged (${seconds} s)`,
  );
}

function store(
  context: LoaderContext,
  { id, file, frontMatter, path }: SourceFile,
  { headings, links, lookups }: RenderedDocument,
  digest: string,
): void {
  const data: DocumentData = { ...frontMatter.value, path, digest };
  const metadata: Metadata = { headings, links, lookups };
  context.store.set({
    id,
    data,
    filePath: file,
    digest,
    rendered: { html: '', metadata: { ...metadata, headings: [...headings] } },
  });
}

function recordOf({ id, file, frontMatter, path }: SourceFile, context: LoaderContext) {
  const { title, description, tags, keywords, questions, unlisted } = frontMatter.value;
  const entry = context.store.get(id);
  const { headings, links, lookups } = metadataOf(entry);
  const digest = entry?.digest === undefined ? '' : String(entry.digest);
  const page = { id, path, file, title, description, tags, keywords, questions, unlisted };
  const images = namesLookedUp(lookups, 'images');
  return { ...page, digest, headings, links, images } satisfies DocumentRecord;
}

type StoredEntry = ReturnType<LoaderContext['store']['get']>;

/** The store forgets types; only `store` above writes to it. */
function metadataOf(entry: StoredEntry): Metadata {
  const nothing: Metadata = { headings: [], links: [], lookups: [] };
  return { ...nothing, ...(entry?.rendered?.metadata as Partial<Metadata> | undefined) };
}

async function markdownContext(site: SiteData, vocabulary: Vocabulary): Promise<MarkdownContext> {
  return {
    vocabulary,
    highlight: await loadHighlight(),
    languages: await knownLanguages(),
    origin: siteConfig.url,
    site,
  };
}

/**
 * In development a mistake is reported, and the pages without one can be read. Whatever else goes
 * wrong is reported too, as nobody waits for a reload to fail.
 */
async function loadOrReport(context: LoaderContext, vocabulary: Vocabulary): Promise<void> {
  try {
    await loadAll(context, vocabulary);
  } catch (error) {
    const expected = error instanceof ContentError;
    context.logger.error(expected ? error.message : String(Object(error).stack ?? error));
  }
}

/** In development, any change under `docs/` loads again; unchanged pages cost nothing. */
function watchDocs(context: LoaderContext, vocabulary: Vocabulary): void {
  const docs = fileURLToPath(new URL('docs/', context.config.root));
  const reload = async (changed: string) => {
    if (changed.startsWith(docs)) await loadOrReport(context, vocabulary);
  };
  for (const event of ['add', 'change', 'unlink'] as const) context.watcher?.on(event, reload);
}
