import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';
import siteConfig from '#site/site.config.ts';
import { plainForms } from '../content/plain-forms.ts';
import type { SiteData } from '../content/site-data.ts';
import { vocabulary } from '../content/vocabulary.tsx';
import { readBadges, readFacts, readGlossary } from './data-files.ts';
import { type MarkdownContext, renderDocument } from './document.ts';
import { type DocumentRecord, writeDocumentIndex } from './document-index.ts';
import { type FrontMatter, readFrontMatter } from './front-matter.ts';
import type { Heading } from './headings.ts';
import { knownLanguages, loadHighlight } from './highlighter.ts';
import type { LinkRecord } from './links.ts';
import { answersTo, type Lookups } from './lookups.ts';
import { ContentError, Problems } from './problems.ts';
import { checkQuestions } from './questions.ts';
import { readImages } from './read-images.ts';
import { collectSnippets, type ReadSnippet } from './snippets.ts';
import { readTags } from './tags.ts';

/** What a page carries into the collection. */
export type DocumentData = FrontMatter & {
  /** Path on the site, such as `/cms/intro`. */
  readonly path: string;
};

interface SourceFile {
  readonly id: string;
  readonly file: string;
  readonly source: string;
  readonly data: DocumentData;
}

/**
 * Loads `docs/` into the content collection. A page is rendered again only if it, a snippet that it
 * includes, or the pipeline itself changed; whatever is wrong anywhere fails the build in one list.
 */
export function docsLoader(): Loader {
  return {
    name: 'docs',
    load: async (context) => {
      if (!context.watcher) return loadAll(context);
      await loadOrTell(context);
      watchDocs(context);
    },
  };
}

async function loadAll(context: LoaderContext): Promise<void> {
  const started = performance.now();
  const root = fileURLToPath(context.config.root);
  const problems = new Problems();
  const tags = readTags(
    readFileSync(path.join(root, 'docs/tags.yml'), 'utf8'),
    'docs/tags.yml',
    problems,
  );
  const { sources, unreadable } = readSources(root, problems);
  checkTags(sources, tags, problems);
  checkPaths(sources, problems);

  const site = await readSiteData(root, sources, unreadable, problems);
  const markdown = await markdownContext(sources, unreadable, site);
  const pipeline = pipelineDigest(path.dirname(fileURLToPath(context.config.srcDir)), root);
  const records: DocumentRecord[] = [];
  let rendered = 0;
  for (const source of sources) {
    const own = digestOf(source, markdown.readSnippet, pipeline);
    const known = context.store.get(source.id);
    if (known?.digest !== withAnswers(own, lookupsOf(known), markdown.site)) {
      const before = problems.size;
      const document = await renderDocument(source.source, source.file, markdown, problems);
      if (problems.size > before) {
        // While its author mends it, the authors' server shows the page as it was.
        continue;
      }
      rendered += 1;
      context.store.set({
        id: source.id,
        data: source.data,
        filePath: source.file,
        digest: withAnswers(own, document.lookups, markdown.site),
        rendered: {
          html: document.html,
          metadata: {
            headings: [...document.headings],
            links: document.links,
            sections: document.sections,
            lookups: document.lookups,
          },
        },
      });
    }
    const record = recordOf(source, context);
    checkQuestions(source.data.questions, record.headings, source, problems);
    records.push(record);
  }
  problems.throwIfAny();

  const ids = new Set(sources.map((source) => source.id));
  for (const id of context.store.keys()) if (!ids.has(id)) context.store.delete(id);
  writeDocumentIndex(root, records);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  context.logger.info(
    `${sources.length} pages read, ${rendered} rendered, ${sources.length - rendered} unchanged (${seconds} s)`,
  );
}

/** A page whose front matter is wrong. The others still find it, so that theirs is told in the same run. */
type UnreadableFile = Omit<SourceFile, 'data'>;

function readSources(
  root: string,
  problems: Problems,
): { readonly sources: readonly SourceFile[]; readonly unreadable: readonly UnreadableFile[] } {
  const sources: SourceFile[] = [];
  const unreadable: UnreadableFile[] = [];
  for (const found of globSync('docs/**/*.md', { cwd: root }).sort()) {
    const file = found.split(path.sep).join('/');
    const source = readFileSync(path.join(root, file), 'utf8');
    const frontMatter = readFrontMatter(source, file, problems);
    const id = file.slice('docs/'.length, -'.md'.length);
    if (!frontMatter) unreadable.push({ id, file, source });
    else {
      const data = { ...frontMatter, path: frontMatter.slug ?? `/${id}` };
      sources.push({ id, file, source, data });
    }
  }
  return { sources, unreadable };
}

function checkTags(
  sources: readonly SourceFile[],
  tags: ReadonlyMap<string, unknown>,
  problems: Problems,
): void {
  for (const { source, file, data } of sources) {
    for (const tag of data.tags.filter((label) => !tags.has(label))) {
      const line = source.split('\n').findIndex((text) => text.includes(tag)) + 1;
      problems.add({
        file,
        line,
        message: `Unknown tag "${tag}". Use a label of docs/tags.yml exactly as it is spelled there, or add it.`,
      });
    }
  }
}

function checkPaths(sources: readonly SourceFile[], problems: Problems): void {
  const owners = new Map<string, string>();
  for (const { file, data } of sources) {
    const owner = owners.get(data.path);
    if (owner) {
      problems.add({
        file,
        line: 1,
        message: `The path ${data.path} belongs to ${owner} already.`,
      });
    }
    owners.set(data.path, file);
  }
}

/** What elements may look up: the other pages, the data files and the images. */
async function readSiteData(
  root: string,
  sources: readonly SourceFile[],
  unreadable: readonly UnreadableFile[],
  problems: Problems,
): Promise<SiteData> {
  const read = (name: string) => {
    const file = `docs/data/${name}`;
    return { file, text: readFileSync(path.join(root, file), 'utf8') };
  };
  return {
    pages: new Map([
      ...unreadable.map(({ id }) => [`/${id}`, { title: id, description: '' }] as const),
      ...sources.map(
        ({ data: { path, title, description } }) => [path, { title, description }] as const,
      ),
    ]),
    terms: readGlossary(read('glossary.yml'), problems),
    badges: readBadges(read('badges.yml'), read('plans.yml'), problems),
    facts: readFacts(read('facts.yml'), problems),
    images: await readImages(root, problems),
  };
}

async function markdownContext(
  sources: readonly SourceFile[],
  unreadable: readonly UnreadableFile[],
  site: SiteData,
): Promise<MarkdownContext> {
  const byId = new Map([...unreadable, ...sources].map((source) => [source.id, source]));
  const byFile = new Map([
    ...unreadable.map(({ file, id }) => [file, `/${id}`] as const),
    ...sources.map(({ file, data }) => [file, data.path] as const),
  ]);
  return {
    vocabulary,
    highlight: await loadHighlight(),
    languages: await knownLanguages(),
    readSnippet: (name) => byId.get(`snippets/${name}`),
    pathOfFile: (file) => byFile.get(file),
    plainForms,
    origin: siteConfig.url,
    site,
  };
}

/** Changes when anything that turns Markdown into HTML changes, in the code or in the site's configuration. */
function pipelineDigest(project: string, root: string): string {
  const hash = createHash('sha256');
  hash.update(readFileSync(path.join(root, 'site.config.ts')));
  const files = globSync(
    ['src/markdown/**', 'src/content/**', 'src/build/scoped-class-name.ts', 'package-lock.json'],
    { cwd: project },
  );
  for (const file of files.sort()) {
    const full = path.join(project, file);
    if (!path.extname(file)) continue;
    hash.update(file).update(readFileSync(full));
  }
  return hash.digest('hex');
}

function digestOf(source: SourceFile, read: ReadSnippet, pipeline: string): string {
  const hash = createHash('sha256').update(pipeline).update(source.source);
  for (const [name, text] of collectSnippets(source.source, read)) hash.update(name).update(text);
  return hash.digest('hex');
}

/** A page is as good as the data that it was rendered with: a card's target, a term, a badge. */
function withAnswers(digest: string, lookups: Lookups, site: SiteData): string {
  return createHash('sha256').update(digest).update(answersTo(lookups, site)).digest('hex');
}

function lookupsOf(entry: ReturnType<LoaderContext['store']['get']>): Lookups {
  return (entry?.rendered?.metadata as { lookups?: Lookups } | undefined)?.lookups ?? [];
}

function recordOf({ id, file, data }: SourceFile, context: LoaderContext): DocumentRecord {
  const metadata = context.store.get(id)?.rendered?.metadata as
    | { headings: Heading[]; links: LinkRecord[] }
    | undefined;
  const { title, description, tags, unlisted } = data;
  return {
    id,
    path: data.path,
    file,
    title,
    description,
    tags,
    unlisted,
    headings: metadata?.headings ?? [],
    links: metadata?.links ?? [],
  };
}

/** In development a mistake is told, and the pages without one can be read. */
async function loadOrTell(context: LoaderContext): Promise<void> {
  try {
    await loadAll(context);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    context.logger.error(error.message);
  }
}

/** In development, any change under `docs/` loads anew; unchanged pages cost nothing. */
function watchDocs(context: LoaderContext): void {
  const docs = fileURLToPath(new URL('docs/', context.config.root));
  const reload = async (changed: string) => {
    if (changed.startsWith(docs)) await loadOrTell(context);
  };
  for (const event of ['add', 'change', 'unlink'] as const) context.watcher?.on(event, reload);
}
