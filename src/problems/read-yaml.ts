import { LineCounter, parseDocument, visit } from 'yaml';
import type { z } from 'zod';
import type { Problems } from './problems.ts';

/** A text in YAML and the path that messages name. */
export interface YamlSource {
  readonly file: string;
  readonly text: string;
  /** Line of the file on which the text begins; 1 unless it is a part of the file. */
  readonly firstLine?: number;
}

/** What a YAML text says, and where it says it. */
export interface YamlContent<Value> {
  readonly value: Value;
  /** Line of the file on which a value is written, such as `lineOf('tags', 2)`. */
  readonly lineOf: (...path: readonly (string | number)[]) => number;
}

interface ReadOptions {
  /** Put before each message, such as `Front matter: `. */
  readonly prefix?: string;
  /** Whether a comment behind an unquoted value is an error, since authors mean it as text. */
  readonly refuseComments?: boolean;
  /** Words an issue of the schema; `found` is what is written at its path. */
  readonly describe?: (issue: z.core.$ZodIssue, found: unknown) => string;
}

/**
 * Reads YAML against a schema. Broken YAML, duplicate keys and everything that the schema
 * rejects are added to `problems` with their lines.
 * @returns `undefined` if anything is wrong
 */
export function readYaml<Schema extends z.ZodType>(
  { file, text, firstLine = 1 }: YamlSource,
  schema: Schema,
  problems: Problems,
  { prefix = '', refuseComments = false, describe = describeIssue }: ReadOptions = {},
): YamlContent<z.output<Schema>> | undefined {
  const before = problems.size;
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const lineAt = (offset: number) => lines.linePos(offset).line + firstLine - 1;
  const report = (line: number, message: string) =>
    problems.add({ file, line, message: prefix + message });

  for (const error of document.errors) report(lineAt(error.pos[0]), error.message);
  visit(document, {
    Alias: (_, { source, range }) =>
      report(lineAt(range?.[0] ?? 0), `"*${source}" is an alias to YAML. Put the value in quotes.`),
    Scalar: (_, { comment, range, type }) => {
      if (!refuseComments || !comment || type !== 'PLAIN') return;
      report(
        lineAt(range?.[0] ?? 0),
        `YAML takes "#${comment}" for a comment. Put the whole value in quotes.`,
      );
    },
  });
  if (problems.size > before) return undefined;

  const lineOf = (...path: readonly (string | number)[]): number => {
    for (let depth = path.length; depth > 0; depth -= 1) {
      const node = document.getIn(path.slice(0, depth), true);
      const range =
        typeof node === 'object' && node !== null ? Reflect.get(node, 'range') : undefined;
      if (Array.isArray(range)) return lineAt(range[0]);
    }
    return firstLine;
  };
  const result = schema.safeParse(document.toJS() ?? {});
  if (result.success) return { value: result.data, lineOf };
  for (const issue of result.error.issues) {
    const keys = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
    const path = [...issue.path, ...keys].filter((key) => typeof key !== 'symbol');
    report(lineOf(...path), describe(issue, document.getIn(issue.path)));
  }
  return undefined;
}

function describeIssue({ path, message }: z.core.$ZodIssue): string {
  return `${path.join('.') || 'The file'}: ${message}.`;
}
