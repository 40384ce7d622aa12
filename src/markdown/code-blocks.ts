import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { exampleKey } from '../news/older-versions.ts';
import type { Problems } from '../problems/problems.ts';
import { asElement } from '../vocabulary/as-element.ts';
import type { FenceMeta } from '../vocabulary/fence-meta.ts';
import type { Lookup } from '../vocabulary/site-data.ts';
import {
  type CodeBlockAttributes,
  codeBlockElement,
  type Vocabulary,
} from '../vocabulary/vocabulary.ts';
import { readDiffMarks } from './diff-marks.ts';
import { highlight, languages } from './highlighter.ts';

/** Turns fences into the HTML of highlighted lines, with marks for highlighted, added and removed ones. */
export function highlightCode(
  tree: Root,
  interactiveFence: Vocabulary['interactiveFence'],
  testedFrom: Lookup<Readonly<Record<string, string>>>,
  problems: Problems,
): void {
  visit(tree, 'code', (node) => {
    const fenceLine = node.position?.start.line;
    const report = (message: string, lineOfCode = 0) =>
      problems.add({
        file: node.data?.origin ?? '',
        line: fenceLine === undefined ? undefined : fenceLine + lineOfCode,
        message,
      });
    const language = node.lang ?? 'text';
    if (!languages.has(language)) {
      report(
        `Code fence: unknown language "${language}". Use one of ${[...languages].sort().join(', ')}.`,
      );
      return;
    }
    const meta = node.data?.fence;
    // A fence that could not be read is reported already.
    if (!meta) return;
    const interactive = interactiveFence(language, node.value, meta);
    if (!interactive.ok) {
      report(interactive.message, interactive.line);
      return;
    }
    if ('part' in interactive) {
      node.data = {
        ...node.data,
        ...asElement(interactive.part, interactive.attributes),
        hChildren: [],
      };
      return;
    }
    const { code, added, removed } = readDiffMarks(node.value, language);
    const lines = highlight(code, language).map((html, index) => {
      const classes = classesOf(index + 1, meta, added, removed);
      return `<span class="${classes}">${html}</span>`;
    });
    node.data = {
      ...node.data,
      ...asElement(codeBlockElement, {
        ...attributesOf(language, meta, code),
        island: interactive.island,
        testedFrom: testedFrom.get(node.data?.origin ?? '')?.[exampleKey(node.value)],
        lines: lines.join('\n'),
      }),
      hChildren: [],
    };
  });
}

function attributesOf(
  language: string,
  meta: FenceMeta,
  code: string,
): Omit<CodeBlockAttributes, 'lines'> {
  const { title, wrap, status, as, variables } = meta;
  const exchange = meta.request ? 'request' : meta.response ? 'response' : undefined;
  const longest = Math.max(...code.split('\n').map((line) => line.length));
  return { language, title, wrap, exchange, as, variables, status, longest };
}

function classesOf(
  number: number,
  meta: FenceMeta,
  added: ReadonlySet<number>,
  removed: ReadonlySet<number>,
): string {
  const classes = ['line'];
  if (meta.highlight.includes(number)) classes.push('line-highlight');
  if (added.has(number)) classes.push('line-added');
  if (removed.has(number)) classes.push('line-removed');
  return classes.join(' ');
}
