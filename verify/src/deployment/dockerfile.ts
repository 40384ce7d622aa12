import { createRequire } from 'node:module';

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
  readonly flags: Readonly<Record<string, string>>;
}

/** What follows one `FROM`, until the next. */
export interface Stage {
  readonly name: string;
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
  const stages: { name: string; image: string; instructions: Instruction[] }[] = [];
  for (const instruction of DockerfileParser.parse(code).getInstructions()) {
    const flags = instruction instanceof ModifiableInstruction ? instruction.getFlags() : [];
    const text = (instruction.getRawArgumentsContent() ?? '').replaceAll(/\\\n\s*/g, ' ');
    const keyword = instruction.getKeyword();
    const [image = '', , name = ''] = text.split(/\s+/);
    if (keyword === 'FROM') stages.push({ name, image, instructions: [] });
    else
      stages.at(-1)?.instructions.push({
        keyword,
        line: instruction.getRange().start.line,
        text,
        flags: Object.fromEntries(flags.map((flag) => [flag.getName(), flag.getValue() ?? ''])),
      });
  }
  return stages;
}

/** The words of a command in the exec form, `["npm", "start"]`, or for a shell. */
export function commandOf(text: string): string[] {
  return text.startsWith('[') ? (JSON.parse(text) as string[]) : ['/bin/sh', '-c', text];
}
