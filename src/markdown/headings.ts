import GithubSlugger from 'github-slugger';
import type { Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Heading } from '../document/heading.ts';
import type { Problems } from '../problems/problems.ts';

/** The title of the page, from front matter. */
const titleDepth = 1;

const explicitId = /\s*\{#([A-Za-z][\w:.-]*)\}\s*$/;

/**
 * Gives every heading an id: the explicit `{#id}` at its end, which survives rewording, otherwise
 * the GitHub slug of its text. A level-1 heading is rejected, as the title comes from front matter, and so is
 * one that skips a level (WCAG 1.3.1).
 */
export function assignHeadingIds(tree: Root, problems: Problems): Heading[] {
  const slugger = new GithubSlugger();
  const headings: Heading[] = [];
  visit(tree, 'heading', (node) => {
    const at = { file: node.data?.origin ?? '', line: node.position?.start.line };
    if (node.depth === 1) {
      problems.add({
        ...at,
        message: 'A level-1 heading ("# …"). The title is in the front matter, so start with "##".',
      });
    }
    const above = headings.at(-1)?.depth ?? titleDepth;
    if (node.depth > above + 1) {
      problems.add({
        ...at,
        message: `A level-${node.depth} heading after one of level ${above}, which screen readers announce as a gap. Write "${'#'.repeat(above + 1)}".`,
      });
    }
    const last = node.children.at(-1);
    const match = last?.type === 'text' ? explicitId.exec(last.value) : null;
    if (match && last?.type === 'text') last.value = last.value.slice(0, match.index);
    const text = textOf(node);
    const slug = match?.[1] ?? slugger.slug(text);
    if (slug === '') {
      problems.add({
        ...at,
        message: `The heading "${text}" has no letter or digit, so nothing could link to it. Write one, or an id: {#name}.`,
      });
    }
    if (headings.some((heading) => heading.slug === slug)) {
      problems.add({
        ...at,
        message: `The id "${slug}" is already used on this page. Choose another.`,
      });
    }
    headings.push({ depth: node.depth, slug, text });
    node.data = { ...node.data, hProperties: { id: slug } };
  });
  return headings;
}
