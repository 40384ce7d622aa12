import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeFiles } from '../files.ts';
import { hashText } from '../hash.ts';
import { cacheRoot } from '../paths.ts';
import { programs } from '../shell/program.ts';
import { runProgram } from '../shell/run-program.ts';
import { readerProject } from './project.ts';

/** What the compiler says of a file of the project; `line` counts from 1. */
export interface BuildError {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

/** The command prints this once the server's code has compiled. */
const COMPILED = 'Building build context';

/**
 * Runs `strapi build` in a copy of the reader's TypeScript project that has these files, until the code of
 * the server is compiled: the admin panel, which takes most of the time, is built from other files. A build
 * that passed isn't repeated.
 * @param types the folder with the types that Strapi generated from the content types
 * @returns the errors of the compiler
 * @throws Error with the output of the command if it ends otherwise
 */
export async function strapiBuild(
  files: ReadonlyMap<string, string>,
  types: string,
): Promise<BuildError[]> {
  const project = readerProject('typescript');
  const key = hashText(JSON.stringify([project, types, [...files].sort()])).slice(0, 16);
  const passed = path.join(cacheRoot, 'builds', key);
  if (existsSync(passed)) return [];
  const directory = path.join(cacheRoot, 'apps', `build-${key}-${process.pid}`);
  try {
    cpSync(project, directory, { recursive: true });
    cpSync(path.join(types, 'types'), path.join(directory, 'types'), { recursive: true });
    writeFiles(directory, files);
    const { printed } = await runProgram([programs.strapi, 'build'], directory, {
      until: COMPILED,
    });
    const compiled = printed.includes(COMPILED);
    const errors = compiled ? [] : errorsIn(printed);
    if (!compiled && errors.length === 0)
      throw new Error(`\`strapi build\` ends without compiling:\n${printed.slice(-2000)}`);
    if (compiled) {
      mkdirSync(path.dirname(passed), { recursive: true });
      writeFileSync(passed, '');
    }
    return errors;
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

/** Reads lines such as `src/index.ts:8:5 - error TS7006: Parameter 'ctx' implicitly has an 'any' type.` */
function errorsIn(output: string): BuildError[] {
  return [...output.matchAll(/^(\S+?):(\d+):\d+ - error (TS\d+): (.*)$/gm)].map(
    ([, file = '', line, code, text]) => ({
      file: `/${file}`,
      line: Number(line),
      message: `${text} (${code})`,
    }),
  );
}
