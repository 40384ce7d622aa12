import { type Program, parse, type Statement } from 'acorn';
import { transform } from 'sucrase';
import { insertGuards } from './insert-guards.ts';

/** Code that cannot run, with the line of the mistake; the first is 1. */
export class CompileError extends Error {
  readonly line: number | undefined;

  constructor(message: string, line: number | undefined) {
    super(message);
    this.name = 'CompileError';
    this.line = line;
  }
}

/**
 * Makes plain JavaScript of what an author or a reader wrote: JSX and types go, `import` becomes
 * `require`, guards come in, and what the code shows becomes its default export. That is what it
 * exports so, otherwise its last statement: a component, a value, or an element. Lines stay lines.
 * @throws CompileError
 */
export function compile(source: string): string {
  const script = inPlace(() =>
    transform(source, {
      transforms: ['typescript', 'jsx', 'imports'],
      jsxRuntime: 'classic',
      production: true,
    }),
  ).code;
  const program = inPlace(() =>
    parse(script, {
      ecmaVersion: 'latest',
      sourceType: 'script',
      allowReturnOutsideFunction: false,
    }),
  );
  const shown = /\bexports\.\s*default\s*=/.test(script) ? script : exportLast(script, program);
  return insertGuards(
    shown,
    inPlace(() => parse(shown, { ecmaVersion: 'latest', sourceType: 'script' })),
  );
}

function exportLast(script: string, program: Program): string {
  const last = program.body.at(-1) as Statement | undefined;
  if (last?.type === 'ExpressionStatement') {
    const { start } = last;
    return `${script.slice(0, start)}exports.default = ${script.slice(start)}`;
  }
  const name = last && nameOf(last);
  if (name === undefined) {
    throw new CompileError(
      'There\'s nothing to show. End with a component or an element, or mark one with "export default".',
      undefined,
    );
  }
  return `${script}\n;exports.default = ${name};`;
}

function nameOf(statement: Statement): string | undefined {
  if (statement.type === 'FunctionDeclaration' || statement.type === 'ClassDeclaration') {
    return statement.id.name;
  }
  if (statement.type !== 'VariableDeclaration') return undefined;
  const declared = statement.declarations.at(-1)?.id;
  return declared?.type === 'Identifier' ? declared.name : undefined;
}

/** Both parsers tell the place as `(line:column)` at the end of the message. */
function inPlace<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const line = /\((\d+):\d+\)\s*$/.exec(message)?.[1];
    const plain = message
      .replace(/\s*\(\d+:\d+\)\s*$/, '')
      .replace(/^Error transforming [^:]*: /, '');
    throw new CompileError(plain, line === undefined ? undefined : Number(line));
  }
}
