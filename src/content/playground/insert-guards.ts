import type { Node, Program } from 'acorn';
import { full } from 'acorn-walk';

/** The function that guarded code calls; a name that nobody writes. */
export const guardName = '__guard$';

interface Insertion {
  readonly at: number;
  readonly text: string;
}

/**
 * Puts a call of the guard into every loop and every function, so that code which never ends throws
 * instead, in every browser: also recursion, and promises that go on for ever.
 */
export function insertGuards(script: string, program: Program): string {
  const insertions: Insertion[] = [];
  full(program, (node) => {
    insertions.push(...guardsOf(node as GuardedNode));
  });
  // The walk goes from the inside out: at one place the inner bracket closes before the outer one.
  const sorted = insertions.toSorted((a, b) => a.at - b.at);
  return sorted
    .map(({ at, text }, index) => script.slice(sorted[index - 1]?.at ?? 0, at) + text)
    .concat(script.slice(sorted.at(-1)?.at ?? 0))
    .join('');
}

interface GuardedNode extends Node {
  readonly body?: Node;
}

const loops = new Set([
  'ForStatement',
  'ForInStatement',
  'ForOfStatement',
  'WhileStatement',
  'DoWhileStatement',
]);
const functions = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

function guardsOf({ type, body }: GuardedNode): Insertion[] {
  if (!body || !(loops.has(type) || functions.has(type))) return [];
  if (body.type === 'BlockStatement') {
    return [{ at: body.start + 1, text: `${guardName}();` }];
  }
  // `while (a) b()` gets braces, `() => a` becomes `() => (guard(), a)`.
  const [open, close] = loops.has(type) ? [`{${guardName}();`, '}'] : [`(${guardName}(),`, ')'];
  return [
    { at: body.start, text: open },
    { at: body.end, text: close },
  ];
}
