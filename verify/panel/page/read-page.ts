import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Root, RootContent } from 'mdast';
import type { ContainerDirective, LeafDirective } from 'mdast-util-directive';
// Declares what a heading knows of its id.
import type {} from 'mdast-util-to-hast';
import { toString as textOf } from 'mdast-util-to-string';
import type { Node, Parent } from 'unist';
import { visit } from 'unist-util-visit';
import { assignHeadingIds } from '../../../src/markdown/headings.ts';
import { parseMarkdown } from '../../../src/markdown/parse.ts';
import { Problems } from '../../../src/markdown/problems.ts';
import { includeSnippets } from '../../../src/markdown/snippets.ts';
import type { SnippetSource } from '../../../src/vocabulary/site-data.ts';
import { sceneName } from '../../src/fingerprint.mjs';
import { projectRoot } from '../../src/paths.ts';

/** A place in a file of the documentation; the first line is 1. */
export interface Line {
  readonly file: string;
  readonly line: number;
}

/** `:ui[Save]` as a page shows it. */
interface PageLabel extends Line {
  readonly text: string;
}

export interface PageStep extends Line {
  readonly title: string;
  /** In the order of the text; those inside notes and other containers are not part of the step. */
  readonly labels: readonly PageLabel[];
}

/** `::::steps` under a heading. */
export interface Procedure extends Line {
  /** The id of the heading, with `-2` and so on from the second procedure under it. */
  readonly id: string;
  readonly steps: readonly PageStep[];
}

/** `::screen{name="…"}` on a page. */
export interface PageScreen extends Line {
  readonly name: string;
}

/** What a scene needs to know of its page. */
export interface ScenePage {
  readonly file: string;
  /** The scene that the front matter names; `undefined` if there is none. */
  readonly scene: string | undefined;
  readonly procedures: readonly Procedure[];
  readonly screens: readonly PageScreen[];
}

/** Reads the procedures of a page, with those that its snippets bring in. */
export function readScenePage(file: string): ScenePage {
  return parseScenePage(file, readFileSync(path.join(projectRoot, file), 'utf8'));
}

/** Reads a page from its text. Mistakes in the Markdown are the business of the site's build. */
export function parseScenePage(file: string, source: string): ScenePage {
  const tree = parseMarkdown(source, file);
  const problems = new Problems();
  includeSnippets(tree, snippets, problems);
  assignHeadingIds(tree, problems);
  return {
    file,
    scene: sceneName(source),
    procedures: proceduresIn(tree, file),
    screens: screensIn(tree, file),
  };
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

function proceduresIn(tree: Root, file: string): Procedure[] {
  const procedures: Procedure[] = [];
  const counts = new Map<string, number>();
  let heading = '';
  visit(tree, (node) => {
    if (node.type === 'heading') heading = String(node.data?.hProperties?.id ?? '');
    if (!isContainer(node, 'steps')) return;
    const count = (counts.get(heading) ?? 0) + 1;
    counts.set(heading, count);
    procedures.push({
      ...lineOf(node, file),
      id: count === 1 ? heading : `${heading}-${count}`,
      steps: node.children.filter((child) => isContainer(child, 'step')).map(toStep(file)),
    });
  });
  return procedures;
}

const toStep =
  (file: string) =>
  (node: RootContent): PageStep => {
    const step = node as ContainerDirective;
    const first = step.children[0];
    return {
      ...lineOf(step, file),
      title: first?.data && 'directiveLabel' in first.data ? textOf(first) : '',
      labels: labelsIn(step, file),
    };
  };

/** The labels directly in the text of a step: what stands in a note or a tab isn't always done. */
function labelsIn(step: Parent, file: string): PageLabel[] {
  return step.children.flatMap((child): PageLabel[] => {
    if (child.type === 'containerDirective') return [];
    if (isLabel(child)) return [{ ...lineOf(child, file), text: textOf(child).trim() }];
    return 'children' in child ? labelsIn(child as Parent, file) : [];
  });
}

function screensIn(tree: Root, file: string): PageScreen[] {
  const screens: PageScreen[] = [];
  visit(tree, 'leafDirective', (node: LeafDirective) => {
    const name = node.name === 'screen' ? node.attributes?.name : undefined;
    if (name) screens.push({ ...lineOf(node, file), name });
  });
  return screens;
}

function isContainer(node: Node, name: string): node is ContainerDirective {
  return node.type === 'containerDirective' && (node as ContainerDirective).name === name;
}

function isLabel(node: Node): boolean {
  return node.type === 'textDirective' && (node as unknown as { name: string }).name === 'ui';
}

function lineOf(node: Node, file: string): Line {
  const origin = (node.data as { origin?: string } | undefined)?.origin;
  return { file: origin ?? file, line: node.position?.start.line ?? 1 };
}
