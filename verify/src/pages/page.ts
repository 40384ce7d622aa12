// Declares what a heading knows of its id.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import type {} from 'mdast-util-to-hast';
import { visit } from 'unist-util-visit';
import { readFences } from '../../../src/markdown/fences.ts';
import { readFrontMatter } from '../../../src/markdown/front-matter.ts';
import { assignHeadingIds } from '../../../src/markdown/headings.ts';
import { parseMarkdown } from '../../../src/markdown/parse.ts';
import { pathOf } from '../../../src/markdown/read-sources.ts';
import { includeSnippets } from '../../../src/markdown/snippets.ts';
import { readVerifiable } from '../../../src/markdown/verifiable/read-verifiable.ts';
import type { CodeFence, Verifiable } from '../../../src/markdown/verifiable/verifiable.ts';
import { examplesHash, verifiableHash } from '../../../src/markdown/verifiable/verifiable-hash.ts';
import { Problems } from '../../../src/problems/problems.ts';
import type { SnippetSource } from '../../../src/vocabulary/site-data.ts';
import { hashText } from '../hash.ts';
import { projectRoot } from '../paths.ts';

export type PageBlock = CodeFence;

/** What the site's record of a page says of it to the checks. */
export interface Page extends Verifiable {
  /** Path from the project root, with forward slashes. */
  readonly file: string;
  /** The URL path at which the site serves it. */
  readonly path: string;
  /** Changes when something changes in the page or its snippets that is checked. */
  readonly contentHash: string;
  /** Changes with its code blocks alone. */
  readonly examplesHash: string;
  /** Changes with every letter of the page, so that its line numbers are known as long as it doesn't. */
  readonly sourceHash: string;
  /** What its text has as inline code. */
  readonly named: ReadonlySet<string>;
  /** The scene that follows its procedures, if the front matter names one. */
  readonly scene: string | undefined;
  /** The codemods that the front matter of a page about a breaking change lists, with their lines. */
  readonly codemods: readonly { readonly uid: string; readonly line: number }[];
}

export function loadPage(file: string): Page {
  return parsePage(file, readFileSync(path.join(projectRoot, file), 'utf8'));
}

/** Reads a page from its text as the site does, whose build reports what is wrong with it. */
export function parsePage(file: string, source: string): Page {
  const problems = new Problems();
  const frontMatter = readFrontMatter(source, file, problems);
  const { scene, breakingChange, slug } = frontMatter?.value ?? {};
  const tree = parseMarkdown(source, file);
  includeSnippets(tree, snippets, problems);
  assignHeadingIds(tree, problems);
  readFences(tree, problems);
  const verifiable = readVerifiable(tree, file);
  return {
    ...verifiable,
    file,
    path: pathOf(file.replace(/^docs\//, '').replace(/\.md$/, ''), { slug }),
    contentHash: verifiableHash(verifiable, { scene, breakingChange }),
    examplesHash: examplesHash(verifiable),
    sourceHash: hashText(source),
    named: namesIn(tree),
    scene,
    codemods: (breakingChange?.codemods ?? []).map(({ uid }, index) => ({
      uid,
      line: frontMatter?.lineOf('breakingChange', 'codemods', index) ?? 1,
    })),
  };
}

function namesIn(tree: Root): ReadonlySet<string> {
  const names = new Set<string>();
  visit(tree, 'inlineCode', ({ value }) => {
    names.add(value);
  });
  return names;
}

const snippets = {
  get(name: string): SnippetSource | undefined {
    const file = `docs/snippets/${name}.md`;
    try {
      return { file, source: readFileSync(path.join(projectRoot, file), 'utf8') };
    } catch {
      return undefined;
    }
  },
  keys: () => [],
};
