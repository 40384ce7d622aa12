import siteConfig from '#site/site.config.ts';
import { hasBody, writeBody } from '../document/page-bodies.ts';
import { Problems } from '../problems/problems.ts';
import type { SiteData } from '../vocabulary/site-data.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { type MarkdownContext, renderDocument } from './document.ts';
import { type DocumentRecord, rememberedDocuments, writeDocumentIndex } from './document-index.ts';
import type { Lookups } from './lookups.ts';
import { pageDigest, pipelineDigest } from './page-digest.ts';
import { readSiteData } from './read-site-data.ts';
import { readSources, type SourceFile } from './read-sources.ts';
import { examplesHash, verifiableHash } from './verifiable/verifiable-hash.ts';

/** Loads the elements of pages, which takes a second where modules are transformed one by one. */
export type LoadVocabulary = () => Promise<Vocabulary>;

/** The pages of `docs/` as their files are at one time, with everything that rendering one needs. */
export class Reading {
  /** Whatever is wrong in what was read or rendered so far. */
  readonly problems: Problems;
  /** The pages whose front matter can be read. */
  readonly sources: readonly SourceFile[];
  readonly #root: string;
  readonly #site: SiteData;
  readonly #loadVocabulary: LoadVocabulary;
  /** Made when the first page is rendered, which may be never. */
  #markdown: Promise<MarkdownContext> | undefined;
  /** Stands for everything that turns Markdown into pages. */
  readonly #pipeline: string;
  readonly #remembered: ReadonlyMap<string, DocumentRecord>;
  readonly #records = new Map<string, DocumentRecord>();

  private constructor(
    root: string,
    problems: Problems,
    sources: readonly SourceFile[],
    site: SiteData,
    loadVocabulary: LoadVocabulary,
  ) {
    this.#root = root;
    this.problems = problems;
    this.sources = sources;
    this.#site = site;
    this.#loadVocabulary = loadVocabulary;
    this.#pipeline = pipelineDigest(root);
    this.#remembered = rememberedDocuments(root);
  }

  /**
   * @param root absolute path of the site
   * @param previous what was read before; a file that is as it was isn't parsed again
   */
  static async start(
    root: string,
    loadVocabulary: LoadVocabulary,
    previous?: Reading,
  ): Promise<Reading> {
    const problems = new Problems();
    const sources = readSources(root, problems, previous?.sources);
    const site = await readSiteData(root, sources, problems);
    return new Reading(root, problems, sources.readable, site, loadVocabulary);
  }

  /** Names a page before it is rendered, when nobody knows yet what it will look up. */
  digestBefore(source: SourceFile): string {
    return this.#digest(source, []);
  }

  /** The page as it was rendered before, unless it or something that it looked up has changed. */
  recall(source: SourceFile): DocumentRecord | undefined {
    const known = this.#remembered.get(source.id);
    if (known?.digest !== this.#digest(source, known?.lookups ?? [])) return undefined;
    return hasBody(this.#root, known.digest)
      ? this.#keep(source, { ...known, ...ownFields(source) })
      : undefined;
  }

  /** Renders a page. @returns undefined if something is wrong with it; see `problems` */
  async render(source: SourceFile): Promise<DocumentRecord | undefined> {
    const before = this.problems.size;
    const context = await this.#context();
    const document = await renderDocument(source.source, source.file, context, this.problems).catch(
      (error: unknown) => {
        throw new Error(`${source.file} can't be rendered: ${String(error)}`, { cause: error });
      },
    );
    if (this.problems.size > before) return undefined;
    const { links, lookups, verifiable } = document;
    const digest = this.#digest(source, lookups);
    writeBody(this.#root, digest, document);
    return this.#keep(source, {
      ...ownFields(source),
      digest,
      links,
      lookups,
      verifiableHash: verifiableHash(verifiable, source.frontMatter.value),
      examplesHash: examplesHash(verifiable),
    });
  }

  /** Loads what rendering a page takes, so that the first one doesn't have to wait for it. */
  async getReady(): Promise<void> {
    await this.#context();
  }

  /**
   * Writes down what is known of every page, for the next reading and the steps after the build. A page
   * that was not rendered, because of a mistake or because nobody asked for it yet, stays as it was.
   */
  remember(): void {
    const ids = new Set(this.sources.map(({ id }) => id));
    const incomplete = this.problems.size > 0 || this.#records.size < ids.size;
    const asTheyWere = incomplete ? this.#remembered : [];
    writeDocumentIndex(this.#root, [...new Map([...asTheyWere, ...this.#records]).values()]);
  }

  #digest(source: SourceFile, lookups: Lookups): string {
    return pageDigest(source.source, lookups, this.#site, this.#pipeline);
  }

  #context(): Promise<MarkdownContext> {
    this.#markdown ??= markdownContext(this.#site, this.#loadVocabulary);
    return this.#markdown;
  }

  #keep(source: SourceFile, record: DocumentRecord): DocumentRecord {
    this.#records.set(source.id, record);
    return record;
  }
}

/** What the index keeps of a page's front matter and place. */
function ownFields({ id, file, frontMatter, path }: SourceFile) {
  const { title, description, tags, unlisted } = frontMatter.value;
  return { id, path, file, title, description, tags, unlisted };
}

async function markdownContext(
  site: SiteData,
  loadVocabulary: LoadVocabulary,
): Promise<MarkdownContext> {
  return {
    vocabulary: await loadVocabulary(),
    origin: siteConfig.url,
    site,
  };
}
