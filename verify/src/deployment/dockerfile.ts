import { createRequire } from 'node:module';
import type { Instruction as ParsedInstruction } from 'dockerfile-ast';

const require = createRequire(import.meta.url);
const { DockerfileParser, ModifiableInstruction } =
  require('dockerfile-ast') as typeof import('dockerfile-ast');
const { validate } = require('dockerfile-utils') as typeof import('dockerfile-utils');

/** One instruction of a Dockerfile. */
export interface Instruction {
  readonly keyword: string;
  /** Line in the file, from 0. */
  readonly line: number;
  /** Everything after the keyword and the flags, with continued lines joined. */
  readonly text: string;
  /** The words of `text`. */
  readonly words: readonly string[];
  readonly flags: Readonly<Record<string, string>>;
}

/** What follows one `FROM`, until the next. */
export interface Stage {
  readonly name: string | undefined;
  readonly image: string;
  readonly instructions: readonly Instruction[];
}

/** What is wrong in a file that readers copy; `line` counts from 0. */
export class FileProblem extends Error {
  readonly line: number;

  constructor(message: string, line: number) {
    super(message);
    this.line = line;
  }
}

/**
 * Reads a Dockerfile with Docker's grammar.
 * @throws FileProblem for whatever Docker rejects
 */
export function readDockerfile(code: string): Stage[] {
  const [problem] = validate(code);
  if (problem)
    throw new FileProblem(`Docker rejects this: ${problem.message}`, problem.range.start.line);
  const stages: { name: string | undefined; image: string; instructions: Instruction[] }[] = [];
  const parsed = DockerfileParser.parse(code);
  const froms = parsed.getFROMs();
  for (const instruction of parsed.getInstructions()) {
    const line = instruction.getRange().start.line;
    const from = froms.find((candidate) => candidate.getRange().start.line === line);
    if (from)
      stages.push({
        name: from.getBuildStage() ?? undefined,
        image: from.getImage() ?? '',
        instructions: [],
      });
    else stages.at(-1)?.instructions.push(toInstruction(instruction, line));
  }
  return stages;
}

function toInstruction(instruction: ParsedInstruction, line: number): Instruction {
  const text = (instruction.getRawArgumentsContent() ?? '').replaceAll(/\\\r?\n\s*/g, ' ').trim();
  const flags = instruction instanceof ModifiableInstruction ? instruction.getFlags() : [];
  return {
    keyword: instruction.getKeyword(),
    line,
    text: text.replace(/^(?:--\S+\s+)+/, ''),
    words: text.split(/\s+/).filter((word) => word !== '' && !word.startsWith('--')),
    flags: Object.fromEntries(flags.map((flag) => [flag.getName(), flag.getValue() ?? ''])),
  };
}

/** The words of a command in the exec form, `["npm", "start"]`, or for a shell. */
export function commandOf(text: string): string[] {
  if (!text.startsWith('[')) return ['/bin/sh', '-c', text];
  return JSON.parse(text) as string[];
}
