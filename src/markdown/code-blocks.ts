import type { ElementContent } from 'hast';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { elementTag } from './directives.ts';
import { type FenceMeta, parseFenceMeta } from './fence-meta.ts';
import type { Highlight } from './highlighter.ts';
import { interactiveFence } from './interactive-fences.ts';
import type { Problems } from './problems.ts';

/** The name under which a code block passes through the pipeline; no author writes it. */
export const codeBlockElement = 'code-block';

export interface CodeBlockAttributes {
  readonly language: string;
  readonly title?: string | undefined;
  readonly showLineNumbers?: true | undefined;
  readonly wrap?: true | undefined;
  /** Whether the code is one half of an HTTP or GraphQL exchange. */
  readonly exchange?: 'request' | 'response' | undefined;
  /** Status of a response. */
  readonly status?: string | undefined;
  /** Characters of the longest line, which decide where wrapping is offered. */
  readonly longest: number;
}

const diffMark = /\s*(?:\/\/|#|<!--|\/\*)\s*\[!code (\+\+|--)\](?:\s*(?:-->|\*\/))?\s*$/;

/** Turns fences into highlighted lines, with marks for highlighted, added and removed ones. */
export function highlightCode(
  tree: Root,
  highlight: Highlight,
  languages: ReadonlySet<string>,
  problems: Problems,
): void {
  refuseBrokenFences(tree, problems);
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
    const parsed = parseFenceMeta(node.meta ?? '');
    if (!parsed.ok) {
      report(parsed.message);
      return;
    }
    const interactive = interactiveFence(language, node.value, parsed.meta);
    if (!interactive.ok) {
      report(interactive.message, interactive.line);
      return;
    }
    const { code, added, removed } = takeDiffMarks(node.value, language);
    const lines = highlight(code, language);
    lines.forEach((line, index) => {
      markLine(line, index + 1, parsed.meta, added, removed);
    });
    node.data = {
      ...node.data,
      hName: elementTag(codeBlockElement),
      hProperties: {
        dataAttributes: JSON.stringify(attributesOf(language, parsed.meta, code)),
        dataIsland: interactive.island && JSON.stringify(interactive.island),
      },
      hChildren: lines.flatMap((line, index) =>
        index === 0 ? [line] : [{ type: 'text', value: '\n' } as const, line],
      ),
    };
  });
}

function refuseBrokenFences(tree: Root, problems: Problems): void {
  visit(tree, 'paragraph', (node) => {
    if (node.data?.brokenFence === undefined) return;
    problems.add({
      file: node.data.origin ?? '',
      line: node.data.brokenFence,
      message:
        'Code fence: a backtick after the language makes this line plain text. Remove the backtick, or fence the code with ~~~.',
    });
  });
}

function attributesOf(language: string, meta: FenceMeta, code: string): CodeBlockAttributes {
  const { title, showLineNumbers, wrap, status } = meta;
  const exchange = meta.request ? 'request' : meta.response ? 'response' : undefined;
  const longest = Math.max(...code.split('\n').map((line) => line.length));
  return { language, title, showLineNumbers, wrap, exchange, status, longest };
}

/** Markdown is shown to tell how it is written, marks and all. */
function takeDiffMarks(source: string, language: string) {
  const added = new Set<number>();
  const removed = new Set<number>();
  const code = source
    .split('\n')
    .map((line, index) => {
      const mark = language === 'markdown' ? null : diffMark.exec(line);
      if (!mark) return line;
      (mark[1] === '++' ? added : removed).add(index + 1);
      return line.slice(0, mark.index);
    })
    .join('\n');
  return { code, added, removed };
}

function markLine(
  line: ElementContent,
  number: number,
  meta: FenceMeta,
  added: ReadonlySet<number>,
  removed: ReadonlySet<number>,
): void {
  if (line.type !== 'element') return;
  const classes = ['line'];
  if (meta.highlight.includes(number)) classes.push('line-highlight');
  if (added.has(number)) classes.push('line-added');
  if (removed.has(number)) classes.push('line-removed');
  line.properties = { className: classes };
}
