import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { keep, keptAt, readKept } from '../kept.ts';
import { readerProject } from '../reader/project.ts';
import { type Program, programs } from './program.ts';

/** A command of a CLI, with what it accepts. */
export interface CliCommand {
  names: string[];
  /** Every spelling of every option, such as `-f` and `--file`. */
  flags: string[];
  /** The spellings that take the next word as their value. */
  flagsWithValue: string[];
  commands: CliCommand[];
}

/** The commands of all programs, read from the programs themselves (about ten seconds) once per installation. */
export function readPrograms(): Record<Program, CliCommand> {
  const file = keptAt('cli', import.meta.filename);
  return (
    readKept(file) ??
    keep(file, {
      strapi: readStrapi(),
      'create-strapi-app': readHelp('create-strapi-app', []),
      upgrade: readHelp('upgrade', []),
      'strapi-plugin': readHelp('strapi-plugin', []),
    })
  );
}

/** Strapi's own CLI has too many commands to ask one by one; its Commander tree has all of them. */
function readStrapi(): CliCommand {
  const script = path.join(import.meta.dirname, 'strapi-tree.ts');
  // From a project, because some commands only exist inside a project.
  const output = execFileSync(process.execPath, ['--no-warnings', script], {
    cwd: readerProject('javascript'),
    encoding: 'utf8',
  });
  return JSON.parse(output.slice(output.indexOf('{'))) as CliCommand;
}

function readHelp(program: Exclude<Program, 'strapi'>, words: string[]): CliCommand {
  const help = execFileSync(process.execPath, [programs[program], ...words, '--help'], {
    encoding: 'utf8',
    cwd: readerProject('javascript'),
  });
  return parseHelp(help, words.at(-1) ?? program, (name) => readHelp(program, [...words, name]));
}

/** Reads the help text of a Commander program; `readCommand` reads that of a sub-command. */
export function parseHelp(
  help: string,
  name: string,
  readCommand: (name: string) => CliCommand,
): CliCommand {
  const result: CliCommand = { names: [name], flags: [], flagsWithValue: [], commands: [] };
  let section = '';
  for (const line of help.split('\n')) {
    section = /^(\w+):$/.exec(line)?.[1] ?? section;
    const term = /^ {2}(\S.*?)(?: {2,}|$)/.exec(line)?.[1];
    if (term === undefined) continue;
    if (section === 'Options') addFlags(result, term);
    if (section === 'Commands') {
      const command = term.split(' ')[0]?.split('|')[0] ?? '';
      // Wrapped descriptions are at the same depth as commands, but only a command has a plain name.
      if (/^[a-z][\w:-]*$/.test(command) && command !== 'help')
        result.commands.push(readCommand(command));
    }
  }
  return result;
}

/** Adds the spellings in a term such as `-f, --file <path>`. */
export function addFlags(command: CliCommand, term: string): void {
  const spellings = term.match(/(?<![\w-])--?[\w][\w:-]*/g) ?? [];
  command.flags.push(...spellings);
  if (/<[^>]+>/.test(term)) command.flagsWithValue.push(...spellings);
}
