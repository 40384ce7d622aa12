import type { Root } from 'mdast';
import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import type { Problems } from '../problems/problems.ts';

/** What Markdown reads in another way than its author meant. */
export interface Misread {
  readonly line: number;
  readonly message: string;
}

/** A fence with a backtick after its language is none to Markdown, which reads on as text. */
const brokenFence = /^[\s>]*(`{3,})(?=\w)(?!.*\1).*`/;

/** What is misread in a node, by the text that it was parsed from. */
export function misreadIn(source: string, { type, position }: Node): Misread | undefined {
  if (!position || (type !== 'paragraph' && type !== 'tableRow')) return undefined;
  const lines = source.slice(position.start.offset, position.end.offset).split('\n');
  if (type === 'tableRow') {
    if (!/^:{3,}$/.test(lines[0]?.trim() ?? '')) return undefined;
    const message =
      'Colons right after a table are its last row to Markdown. Leave an empty line before them.';
    return { line: position.start.line, message };
  }
  const index = lines.findIndex((line) => brokenFence.test(line));
  if (index === -1) return undefined;
  const message =
    'Code fence: a backtick after the language makes this line plain text. Remove the backtick, or fence the code with ~~~.';
  return { line: position.start.line + index, message };
}

/** Reports what was misread when the tree was parsed. */
export function refuseMisread(tree: Root, problems: Problems): void {
  visit(tree, ({ data }) => {
    if (data?.misread) problems.add({ file: data.origin ?? '', ...data.misread });
  });
}
