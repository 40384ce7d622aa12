import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readFrontMatter } from '../../../src/markdown/front-matter.ts';
import { Problems } from '../../../src/markdown/problems.ts';
import { contentHash, hashText, sceneName } from '../fingerprint.mjs';
import { projectRoot } from '../paths.ts';
import type { Block, ParsedPage } from './parse.ts';
import { parsePage } from './parse.ts';

/** A block on a page; `included` marks one that a snippet brought in. */
export interface PageBlock extends Block {
  included: boolean;
}

/** A page with its snippets in place. */
export interface Page {
  /** Path from the project root, with forward slashes. */
  file: string;
  /** The URL path at which the site serves it. */
  path: string;
  /** Changes when the page or one of its snippets changes in what is checked. */
  contentHash: string;
  /** Changes with every letter of the page, so that its line numbers are known as long as it doesn't. */
  sourceHash: string;
  blocks: PageBlock[];
  tables: ParsedPage['tables'];
  /** The labels on the page itself; those of its snippets belong to the snippets' own pages. */
  labels: ParsedPage['labels'];
  /** The `:since{…}` marks on the page itself, other than those of its option tables. */
  since: ParsedPage['since'];
  /** The scene that follows its procedures, if the front matter names one. */
  scene: string | undefined;
  /** The codemods that the front matter of a page about a breaking change lists, with their lines. */
  codemods: { uid: string; line: number }[];
}

/** Reads a page and puts the blocks of its snippets where it includes them. */
export function loadPage(file: string): Page {
  const source = readFileSync(path.join(projectRoot, file), 'utf8');
  const parsed = parsePage(file, source);
  const blocks = expand(parsed, false, [file]);
  return {
    file,
    path: sitePath(file, source),
    contentHash: contentHash(projectRoot, source),
    sourceHash: hashText(source),
    blocks,
    tables: parsed.tables,
    labels: parsed.labels,
    since: parsed.since,
    scene: sceneName(source),
    codemods: codemodsIn(source, file),
  };
}

/** None if the front matter is wrong, which the site's build reports. */
function codemodsIn(source: string, file: string): Page['codemods'] {
  const frontMatter = readFrontMatter(source, file, new Problems());
  return (frontMatter?.value.breakingChange?.codemods ?? []).map(({ uid }, index) => ({
    uid,
    line: frontMatter?.lineOf('breakingChange', 'codemods', index) ?? 1,
  }));
}

/** A snippet that does not exist, or that includes itself, is left out: the site build refuses it. */
function expand(page: ParsedPage, included: boolean, stack: string[]): PageBlock[] {
  return page.blocks.flatMap((block) => {
    if ('lang' in block) return [{ ...block, included }];
    const file = `docs/snippets/${block.name}.md`;
    const absolute = path.join(projectRoot, file);
    if (!existsSync(absolute) || stack.includes(file)) return [];
    return expand(parsePage(file, readFileSync(absolute, 'utf8')), true, [...stack, file]);
  });
}

/** `docs/cms/intro.md` is served at `/cms/intro`, unless its front matter says otherwise. */
function sitePath(file: string, source: string): string {
  const slug = /^---\n(?:.*\n)*?slug:\s*["']?(\/\S*?)["']?\s*\n(?:.*\n)*?---/.exec(source)?.[1];
  if (slug) return slug;
  return `/${file
    .replace(/^docs\//, '')
    .replace(/\.md$/, '')
    .replace(/(^|\/)index$/, '')}`.replace(/(.)\/$/, '$1');
}
