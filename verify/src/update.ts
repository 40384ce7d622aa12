import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compareAnswer } from './checks/http.ts';
import type { Outcome } from './checks/list.ts';
import type { CapturedMark } from './checks/run.ts';
import type { Captured } from './checks/sequence.ts';
import { compare } from './expected/compare.ts';
import { type Expected, parseLiteral } from './expected/literal.ts';
import { printJavascript, printJson } from './expected/print.ts';
import { hashText } from './hash.ts';
import type { BlockOutput } from './pages/block-output.ts';
import type { Page } from './pages/page.ts';
import { projectRoot } from './paths.ts';

/** Lines that replace others; `line` counts from 1. */
interface Edit {
  line: number;
  remove: number;
  insert: string[];
}

/**
 * Writes real responses, results and other outputs into the blocks and `// =>` comments that are wrong;
 * the others stay as the author wrote them. Returns how many were changed, or `undefined` when the
 * file was edited since it was checked: its line numbers are no longer known.
 */
export function updatePage(page: Page, outcomes: readonly Outcome[]): number | undefined {
  const absolute = path.join(projectRoot, page.file);
  const source = readFileSync(absolute, 'utf8');
  if (hashText(source) !== page.sourceHash) return undefined;
  const lines = source.split('\n');
  const edits = [
    ...outcomes
      .flatMap(({ captured = [] }) => captured)
      .filter(({ response, answer }) =>
        compareAnswer('http', answer, response, new Map()).some(
          ({ outcome }) => outcome === 'failed',
        ),
      )
      .map((item) => responseEdit(item, lines)),
    ...outcomes
      .flatMap(({ capturedMarks = [] }) => capturedMarks)
      .filter(({ mark, value }) => !holds(mark.text, value))
      .map((item) => markEdit(item, lines)),
    ...outcomes.flatMap(({ outputs = [] }) => outputs).map((item) => outputEdit(item, lines)),
  ];
  // From the end, so that line numbers above stay true.
  for (const { line, remove, insert } of edits.sort((a, b) => b.line - a.line))
    lines.splice(line - 1, remove, ...insert);
  if (edits.length > 0) writeFileSync(absolute, lines.join('\n'));
  return edits.length;
}

function responseEdit({ response, answer }: Captured, lines: string[]): Edit {
  const opening = lines[response.line - 1] ?? '';
  const indent = /^\s*/.exec(opening)?.[0] ?? '';
  const body = bodyText(response, answer)
    .split('\n')
    .map((line) => (line === '' ? '' : indent + line));
  const isText = typeof answer.body === 'string' && answer.text !== '';
  const fence = withStatus(
    isText ? opening.replace(/(```+|~~~+)jsonc?\b/, '$1text') : opening,
    answer.status,
  );
  return {
    line: response.line,
    remove: response.endLine - response.line,
    insert: [fence, ...body],
  };
}

function bodyText(response: Captured['response'], answer: Captured['answer']): string {
  if (answer.text === '') return '// empty';
  if (typeof answer.body === 'string') return answer.text.trimEnd();
  return printJson(answer.body, written(response.code));
}

function withStatus(opening: string, status: number): string {
  if (/\bstatus=\S+/.test(opening)) return opening.replace(/\bstatus=\S+/, `status=${status}`);
  return status === 200 ? opening : `${opening.trimEnd()} status=${status}`;
}

function outputEdit({ block, code }: BlockOutput, lines: string[]): Edit {
  const indent = /^\s*/.exec(lines[block.line - 1] ?? '')?.[0] ?? '';
  return {
    line: block.line + 1,
    remove: block.endLine - block.line - 1,
    insert: code.split('\n').map((line) => (line === '' ? '' : indent + line)),
  };
}

function markEdit({ block, mark, value }: CapturedMark, lines: string[]): Edit {
  const line = block.line + 1 + mark.line;
  const [before = ''] = (lines[line - 1] ?? '').split(/\/\/\s*=>/);
  const indent = /^\s*/.exec(before)?.[0] ?? '';
  const [first = '', ...rest] = printJavascript(value, written(mark.text)).split('\n');
  // The first line keeps the statement that it follows.
  return {
    line,
    remove: mark.text.split('\n').length,
    insert: [`${before}// => ${first}`, ...rest.map((text) => `${indent}// ${text}`)],
  };
}

function holds(text: string, value: unknown): boolean {
  const expected = written(text);
  return expected !== undefined && compare(expected, value).length === 0;
}

function written(code: string): Expected | undefined {
  try {
    return parseLiteral(code);
  } catch {
    return undefined;
  }
}
