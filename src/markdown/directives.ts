import type { Paragraph, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { visitParents } from 'unist-util-visit-parents';
import type { z } from 'zod';
import type { Problems } from '../problems/problems.ts';
import { asElement, labelTag } from '../vocabulary/as-element.ts';
import type { ContentElement, Directive, DirectiveKind } from '../vocabulary/element.ts';
import type { SiteData } from '../vocabulary/site-data.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import type { LinkRecord } from './links.ts';

type Elements = Vocabulary['elements'];

const colons: Record<DirectiveKind, string> = { container: ':::', leaf: '::', text: ':' };
const kindOf = (node: Directive): DirectiveKind =>
  node.type === 'containerDirective'
    ? 'container'
    : node.type === 'leafDirective'
      ? 'leaf'
      : 'text';

type Report = (message: string) => void;

/**
 * Checks every directive against the vocabulary and turns it into an element that React renders.
 * What is wrong is added to `problems` with its place and the fix.
 * @param page path of the page on the site
 * @returns the links that are in attributes
 */
export function resolveDirectives(
  tree: Root,
  vocabulary: Elements,
  site: SiteData,
  page: string,
  problems: Problems,
): LinkRecord[] {
  const links: LinkRecord[] = [];
  const seen = new Set<string>();
  refuseStrayColons(tree, problems);
  visitParents(tree, (node, ancestors) => {
    if (!isDirective(node)) return;
    const file = node.data?.origin ?? '';
    const line = node.position?.start.line ?? 1;
    const report: Report = (message) => problems.add({ file, line, message });
    const element = Object.hasOwn(vocabulary, node.name) ? vocabulary[node.name] : undefined;
    if (!element) {
      report(describeUnknown(node, vocabulary));
      return;
    }
    const before = problems.size;
    checkPlacement(node, element, ancestors.at(-1), report);
    checkLabel(node, element, report);
    if (element.once && seen.has(node.name)) {
      report(
        `"${node.name}" appears twice on this page. A page can have only one, so remove the other.`,
      );
    }
    seen.add(node.name);
    const attributes = element.attributes.safeParse(node.attributes ?? {});
    if (!attributes.success) {
      for (const issue of attributes.error.issues) report(describeAttribute(node, element, issue));
    }
    if (!attributes.success || problems.size > before) return;
    for (const name of element.links ?? []) {
      const href = node.attributes?.[name];
      if (href) links.push({ href, file, line, kind: 'page' });
    }
    const prepared = element.prepare(attributes.data, {
      node,
      site,
      page,
      report: (message, at) =>
        problems.add({ file, line: lineOf(at) ?? node.position?.start.line, message }),
    });
    node.data = { ...node.data, ...asElement(node.name, prepared) };
  });
  return links;
}

function isDirective(node: { type: string }): node is Directive {
  return (
    node.type === 'containerDirective' ||
    node.type === 'leafDirective' ||
    node.type === 'textDirective'
  );
}

function lineOf(node: { readonly position?: unknown } | undefined): number | undefined {
  const position = node?.position as { start?: { line?: number } } | undefined;
  return position?.start?.line;
}

function describeUnknown(node: Directive, vocabulary: Elements): string {
  const hint =
    node.type === 'textDirective' ? ` If it is plain text, write "\\:${node.name}".` : '';
  return `Unknown directive "${colons[kindOf(node)]}${node.name}". Known: ${Object.keys(vocabulary).sort().join(', ')}.${hint}`;
}

function checkPlacement(
  node: Directive,
  element: ContentElement,
  parent: object | undefined,
  report: Report,
): void {
  const kind = kindOf(node);
  if (!element.kinds.includes(kind)) {
    const allowed = element.kinds.map((allowedKind) => `${colons[allowedKind]}${node.name}`);
    report(`"${colons[kind]}${node.name}" is written ${allowed.join(' or ')}.`);
  }
  if (node.data?.unclosed) {
    report(
      `"${node.name}" is never closed. End it with a line of as many colons as it starts with; an outer directive needs more colons than an inner one.`,
    );
  }
  if (element.inside) {
    const around = parent && 'name' in parent ? parent.name : undefined;
    if (typeof around !== 'string' || !element.inside.includes(around)) {
      report(
        `"${node.name}" must be a direct child of ${element.inside.join(' or ')}; found ${around ?? 'no directive around it'}. Does the outer one have more colons?`,
      );
    }
  }
  if (element.contains) checkContents(node, element.contains, report);
}

function checkContents(node: Directive, allowed: readonly string[], report: Report): void {
  const list = allowed.join(' or ');
  const inside = node.children.filter(
    (child) => child.type !== 'paragraph' || !isLabel(child as Paragraph),
  );
  const wrong = inside.find((child) => !isDirective(child) || !allowed.includes(child.name));
  if (inside.length === 0) report(`"${node.name}" is empty. Put ${list} inside.`);
  if (wrong) {
    const found = isDirective(wrong) ? `"${wrong.name}"` : `a ${wrong.type}`;
    const line = wrong.position?.start.line;
    report(
      `Only ${list} can be directly inside "${node.name}"; found ${found}${line === undefined ? '' : ` on line ${line}`}. Does the outer one have more colons?`,
    );
  }
}

function checkLabel(node: Directive, element: ContentElement, report: Report): void {
  const label = labelOf(node);
  if (element.label === 'required' && !label) {
    report(`"${node.name}" needs a label: ${colons[kindOf(node)]}${node.name}[Label].`);
  }
  if (element.label === 'none' && label) {
    report(`"${node.name}" takes no label in [brackets].`);
  }
}

/** The label of a directive; marks a container's label paragraph so that React finds it. */
function labelOf(node: Directive): boolean {
  if (node.type !== 'containerDirective') return node.children.length > 0;
  const first = node.children[0];
  if (first?.type !== 'paragraph' || !isLabel(first)) return false;
  first.data = { ...first.data, hName: labelTag };
  return true;
}

const isLabel = (paragraph: Paragraph): boolean => paragraph.data?.directiveLabel === true;

/** A paragraph of colons is a directive that was not understood, or one that closes nothing. */
function refuseStrayColons(tree: Root, problems: Problems): void {
  visit(tree, 'paragraph', (node) => {
    const stray = /^:{2,}[^\n]*/m.exec(textOf(node))?.[0];
    if (stray === undefined || node.children[0]?.type !== 'text') return;
    problems.add({
      file: node.data?.origin ?? '',
      line: node.position?.start.line,
      message: `"${stray.slice(0, 60)}" isn't a directive, or it closes one that is already closed. Write :::name[Title]{attribute="…"}, and give an outer directive more colons than an inner one.`,
    });
  });
}

function describeAttribute(
  node: Directive,
  element: ContentElement,
  issue: z.core.$ZodIssue,
): string {
  const allowed = Object.keys(element.attributes.shape);
  const list = allowed.length > 0 ? allowed.join(', ') : 'none';
  if (issue.code === 'unrecognized_keys') {
    return `"${node.name}" has no attribute ${issue.keys.map((key) => `"${key}"`).join(', ')}. Allowed: ${list}.`;
  }
  const key = issue.path.join('.');
  const found = node.attributes?.[key];
  return `"${node.name}": ${key} is ${found === undefined || found === null ? 'missing' : `"${found}"`}. ${issue.message}.`;
}
