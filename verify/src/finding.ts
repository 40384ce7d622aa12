import type { CodeFence, OptionTable } from '../../src/markdown/verifiable/verifiable.ts';

/**
 * The kinds of check, with the words for what they count in the report. `http` and `graphql` requests are sent,
 * `run` blocks are executed or installed, and `schema` is GraphQL that is validated only. `codemods`
 * turn one block into another, `builds` are files that `strapi build` compiles, and `regions` are
 * quoted from the example plugin. `procedures` are followed in the admin panel, and `labels` are looked
 * up without it, and so are `messages`, the errors that a page quotes. `since` is a version since which something exists. `deployment` are the files and the
 * commands of a server, which are used to deploy a project.
 */
export const kindLabels = {
  http: 'requests',
  graphql: 'GraphQL requests',
  run: 'runs',
  codemods: 'codemod blocks',
  regions: 'regions',
  schema: 'GraphQL documents',
  types: 'type checks',
  builds: 'files built',
  agreement: 'JS/TS pairs',
  shell: 'shell',
  options: 'options',
  since: 'versions',
  data: 'data blocks',
  facts: 'facts',
  marks: 'marks',
  labels: 'lines with labels',
  messages: 'error messages',
  procedures: 'procedures',
  deployment: 'deployment blocks',
  journeys: 'journeys',
} as const;

export type Kind = keyof typeof kindLabels;

export const kinds = Object.keys(kindLabels) as readonly Kind[];

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

/** Something that is wrong with a block: as a whole, or in a line of its file. */
export type Problem = string | { readonly message: string; readonly line: number };

/** A block passes a check that finds nothing wrong with it. */
export function judged(
  kind: Kind,
  block: Place,
  problems: readonly (Problem | undefined)[],
): Finding[] {
  const found = problems.filter((problem) => problem !== undefined);
  if (found.length === 0) return [passed(kind, block)];
  return found.map((problem) =>
    typeof problem === 'string'
      ? failed(kind, block, problem)
      : failed(kind, { block: block.line, ...block, line: problem.line }, problem.message),
  );
}

/**
 * Checks blocks or tables one by one. Those of snippets are checked on the snippet's own page, and
 * those with `skip` are only counted.
 */
export function checkEach<Block extends CodeFence | OptionTable>(
  kind: Kind,
  blocks: readonly Block[],
  problemsOf: (block: Block) => readonly (Problem | undefined)[],
): Finding[] {
  return blocks.flatMap((block) => {
    if ('included' in block && block.included) return [];
    const skip = 'meta' in block ? block.meta.skip : block.skip;
    return skip === undefined
      ? judged(kind, block, problemsOf(block))
      : [skipped(kind, block, skip)];
  });
}
