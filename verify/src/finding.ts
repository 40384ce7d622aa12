/**
 * The kinds of check, as they are counted in the report. `http` and `graphql` requests are sent,
 * `run` blocks are executed or installed, and `schema` is GraphQL that is validated only. `codemods`
 * turn one block into another, `builds` are files that `strapi build` compiles, and `regions` are quoted from the example plugin. `procedures` are followed in the admin panel, and `labels` are looked
 * up without it. `since` is a version since which something exists.
 */
export const kinds = [
  'http',
  'graphql',
  'run',
  'codemods',
  'regions',
  'schema',
  'types',
  'builds',
  'agreement',
  'shell',
  'options',
  'since',
  'data',
  'facts',
  'marks',
  'labels',
  'procedures',
] as const;

export type Kind = (typeof kinds)[number];

/** The outcome of one check of one block. */
export type Finding = {
  /** Path of the file that contains the block, relative to the project. */
  file: string;
  /** Line in that file, from 1. */
  line: number;
  /** Line on which the block starts. All checks of a block count as one. */
  block: number;
  kind: Kind;
} & (
  | { outcome: 'passed' }
  /** `message` says what was found, what was expected and how to fix it. */
  | { outcome: 'failed'; message: string }
  | { outcome: 'skipped'; reason: string }
);

/** Where a block is, or a line within it. */
export interface Place {
  file: string;
  line: number;
  /** Line on which the block starts, if `line` is a different one. */
  block?: number;
}

/** The place of a line of a code fence; `line` counts from 0 within the code. */
export function within(block: { file: string; line: number }, line: number): Place {
  return { file: block.file, line: block.line + 1 + line, block: block.line };
}

export function passed(kind: Kind, { file, line, block = line }: Place): Finding {
  return { file, line, block, kind, outcome: 'passed' };
}

export function failed(kind: Kind, { file, line, block = line }: Place, message: string): Finding {
  return { file, line, block, kind, outcome: 'failed', message };
}

export function skipped(kind: Kind, { file, line, block = line }: Place, reason: string): Finding {
  return { file, line, block, kind, outcome: 'skipped', reason };
}
