import { setTimeout } from 'node:timers/promises';
import ts from 'typescript';
import type { Cms } from '../cms/environment.ts';
import type { RunResult } from '../cms/protocol.ts';
import { compare } from '../expected/compare.ts';
import { LiteralError, parseLiteral } from '../expected/literal.ts';
import { type Finding, judged, type Problem, within } from '../finding.ts';
import type { PageBlock } from '../pages/page.ts';

/** `// => value`: the text of the value and the line it begins on, from 0. */
export interface Mark {
  text: string;
  line: number;
}

/** A mark with the value that really came out, for `--update`. */
export interface CapturedMark {
  block: PageBlock;
  mark: Mark;
  value: unknown;
}

/** Milliseconds after which a block counts as one that never ends. */
const PATIENCE = 60_000;

async function tooLong(): Promise<RunResult> {
  await setTimeout(PATIENCE, undefined, { ref: false });
  return {
    records: [],
    error: { name: 'Timeout', message: `the block did not end within ${PATIENCE / 1000} s` },
  };
}

/** Runs a `run` block inside the CMS and compares its `// => value` comments with what came out. */
export async function checkRun(
  block: PageBlock,
  cms: Cms,
): Promise<{ findings: Finding[]; captured: CapturedMark[] }> {
  const { code, marks } = instrument(block.code, block.lang === 'ts' || block.lang === 'tsx');
  const result = await Promise.race([cms.process.call('run', { code }), tooLong()]);
  const captured = result.records.flatMap(({ mark: number, value }) => {
    const mark = marks[number];
    return mark ? [{ block, mark, value }] : [];
  });
  return { findings: judged('run', block, problemsOf(block, marks, result)), captured };
}

function problemsOf(
  block: PageBlock,
  marks: Mark[],
  { records, error }: RunResult,
): (Problem | undefined)[] {
  const ending = error && `block ends with ${error.name}: ${error.message}`;
  const { error: expected } = block.meta;
  if (expected !== undefined)
    return error?.message.includes(expected) || error?.name === expected
      ? []
      : [
          `The error "${expected}" no longer occurs: the ${ending ?? 'block ends without an error'}.`,
        ];
  if (error) return [`The ${ending}`];
  return marks.flatMap((mark, number): Problem[] => {
    const record = records.find((candidate) => candidate.mark === number);
    const at = (line: number, message: string): Problem => ({
      ...within(block, mark.line + line),
      message,
    });
    if (!record) return [at(0, 'The statement before this `// =>` did not run.')];
    try {
      const differences = compare(parseLiteral(mark.text), record.value);
      return differences.map(({ line, message }) => at(line, message));
    } catch (problem) {
      if (!(problem instanceof LiteralError)) throw problem;
      const value = JSON.stringify(record.value);
      return [
        at(
          problem.line,
          `${problem.message}. The value is ${value}; run with --update to write it here.`,
        ),
      ];
    }
  });
}

/** Adds a `__record` call after each statement that a `// =>` comment follows. */
export function instrument(source: string, isTypeScript: boolean): { code: string; marks: Mark[] } {
  const file = ts.createSourceFile('block.ts', source, ts.ScriptTarget.Latest, true);
  const marks: Mark[] = [];
  const pieces: string[] = [];
  for (const [index, statement] of file.statements.entries()) {
    const next = file.statements[index + 1];
    const mark = markAfter(source, statement.getEnd(), next ? next.getStart(file) : source.length);
    if (!mark) pieces.push(asCommonJs(statement, file));
    else {
      marks.push(mark);
      pieces.push(recorded(statement, file, marks.length - 1));
    }
  }
  const code = pieces.join('\n');
  if (!isTypeScript) return { code, marks };
  const { outputText } = ts.transpileModule(code, {
    compilerOptions: { target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.ESNext },
  });
  return { code: outputText.replace(/^export \{\};$/m, ''), marks };
}

/** The comment after a statement that starts with `// =>`, with the lines that its value goes on over. */
function markAfter(source: string, from: number, to: number): Mark | undefined {
  const firstLine = source.slice(0, from).split('\n').length - 1;
  const lines = source.slice(from, to).split('\n');
  const start = lines.findIndex((line) => /^[;\s]*\/\/\s*=>/.test(line));
  if (start === -1) return undefined;
  let text = (lines[start] ?? '').replace(/^[;\s]*\/\/\s*=>/, '');
  const mark = { text, line: firstLine + start };
  for (const line of lines.slice(start + 1)) {
    // A whole value ends the mark: what follows is a comment on the next statement.
    const more = /^\s*\/\/(.*)$/.exec(line)?.[1];
    if (more === undefined || isWhole(text)) break;
    text = `${text}\n${more}`;
  }
  return isWhole(text) ? { ...mark, text } : mark;
}

function isWhole(text: string): boolean {
  try {
    parseLiteral(text);
    return true;
  } catch {
    return false;
  }
}

function recorded(statement: ts.Statement, file: ts.SourceFile, number: number): string {
  if (ts.isExpressionStatement(statement)) {
    const { expression } = statement;
    const isLog =
      ts.isCallExpression(expression) && expression.expression.getText(file) === 'console.log';
    const value = isLog
      ? expression.arguments.map((argument) => argument.getText(file)).join(', ')
      : expression.getText(file);
    return `__record(${number}, await (${value}));`;
  }
  if (!ts.isVariableStatement(statement)) return statement.getText(file);
  const name = statement.declarationList.declarations.at(-1)?.name;
  const value =
    name && ts.isObjectBindingPattern(name)
      ? `{ ${name.elements.map((element) => element.name.getText(file)).join(', ')} }`
      : name?.getText(file);
  return `${statement.getText(file)}\n__record(${number}, ${value});`;
}

/** A function body cannot import; `import x from 'm'` becomes `require`. */
function asCommonJs(statement: ts.Statement, file: ts.SourceFile): string {
  if (!ts.isImportDeclaration(statement)) return statement.getText(file);
  if (statement.importClause?.isTypeOnly) return '';
  const { outputText } = ts.transpileModule(statement.getText(file), {
    compilerOptions: {
      target: ts.ScriptTarget.ESNext,
      module: ts.ModuleKind.ESNext,
      verbatimModuleSyntax: true,
    },
  });
  const match = /^import (?:(\w+)|(?:\* as (\w+))|(\{[^}]*\})) from (.+?);?$/m.exec(
    outputText.trim(),
  );
  if (!match) return outputText;
  const [, name, namespace, named, module] = match;
  const left = name ?? namespace ?? named?.replaceAll(' as ', ': ');
  return `const ${left} = require(${module});`;
}
