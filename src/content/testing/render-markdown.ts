import { type RenderedDocument, renderDocument } from '../../markdown/document.ts';
import { type Problem, Problems } from '../../problems/problems.ts';
import type { SiteData } from '../../vocabulary/site-data.ts';
import { vocabulary } from '../vocabulary.tsx';

/** What a test says of the world around its page. */
export interface World {
  /** Snippets by name. */
  readonly snippets?: Readonly<Record<string, string>>;
  /** Paths on the site by Markdown file. */
  readonly pages?: Readonly<Record<string, string>>;
  /** Sizes of images by their paths. */
  readonly images?: Readonly<Record<string, { readonly width: number; readonly height: number }>>;
  /** What cards, terms and badges look up. */
  readonly site?: Partial<SiteData>;
}

/** Renders Markdown as the site does, with its HTML as one text and the problems that the author would be told. */
export async function renderMarkdown(
  source: string,
  world: World = {},
): Promise<RenderedDocument & { readonly html: string; readonly problems: readonly Problem[] }> {
  const problems = new Problems();
  const document = await renderDocument(
    source,
    'docs/page.md',
    {
      vocabulary,
      origin: 'https://docs.example.com',
      site: {
        pages: new Map(),
        paths: new Map(Object.entries(world.pages ?? {})),
        terms: new Map(),
        badges: new Map(),
        facts: new Map(),
        tables: new Map(),
        images: new Map(
          Object.entries(world.images ?? {}).map(([path, size]) => [
            path,
            { path, ...size, digest: 'digest', resizable: true },
          ]),
        ),
        snippets: new Map(
          Object.entries(world.snippets ?? {}).map(([name, source]) => [
            name,
            { source, file: `docs/snippets/${name}.md` },
          ]),
        ),
        breakingChanges: new Map(),
        news: new Map(),
        releases: new Map(),
        testedFrom: new Map(),
        ...world.site,
      },
    },
    problems,
  );
  const html = document.content.pieces
    .map((piece) => (piece.kind === 'html' ? piece.html : piece.fallback))
    .join('');
  return { ...document, html, problems: problems.list };
}
