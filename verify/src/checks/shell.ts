import { type Finding, judged, type Problem, skipped, within } from '../finding.ts';
import type { Packages } from '../packages.ts';
import type { PageBlock } from '../pages/page.ts';
import type { CliCommand } from '../shell/commands.ts';
import { shellCommands } from '../shell/parse.ts';
import type { Program } from '../shell/program.ts';
import { resolveCommand } from '../shell/resolve.ts';

/** Checks the commands and flags of a block against the programs, and its packages against the registry. */
export async function checkShell(
  block: PageBlock,
  programs: Record<Program, CliCommand>,
  packages: Packages,
): Promise<Finding[]> {
  const { skip } = block.meta;
  if (skip !== undefined) return [skipped('shell', block, skip)];
  const problems: Problem[] = [];
  const commands = shellCommands(block.code)
    .map(({ words, line }) => ({ line, resolved: resolveCommand(words) }))
    .filter(({ resolved }) => resolved.kind !== 'other');
  for (const { line, resolved } of commands) {
    const add = (message: string): number => problems.push({ ...within(block, line), message });
    if (resolved.kind === 'problem') add(resolved.message);
    if (resolved.kind === 'program' || resolved.kind === 'packages')
      for (const spec of resolved.packages)
        if (!(await packages.exists(spec))) add(`The npm registry has no package "${spec}".`);
    if (resolved.kind !== 'program') continue;
    const message = misuse(resolved.program, programs[resolved.program], resolved.words);
    if (message !== undefined) add(message);
  }
  return commands.length > 0
    ? judged('shell', block, problems)
    : [skipped('shell', block, 'no Strapi command and no package in it')];
}

/** What is wrong with the words after a program's name; `undefined` if the program accepts them. */
export function misuse(program: Program, root: CliCommand, words: string[]): string | undefined {
  let command = root;
  const path: string[] = [program];
  const rest = [...words];
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (word.startsWith('-') && word !== '-') {
      const flag = word.split('=')[0] ?? word;
      if (!accepts(command, flag)) {
        return `\`${path.join(' ')}\` has no option \`${flag}\`. It has ${[...command.flags].join(', ')}.`;
      }
      if (command.flagsWithValue.includes(flag) && !word.includes('=')) rest.shift();
      continue;
    }
    const name = word;
    const next = command.commands.find(({ names }) => names.includes(name));
    if (next) {
      command = next;
      path.push(name);
    } else if (command.commands.length > 0 && name !== 'help') {
      return `\`${path.join(' ')}\` has no command \`${name}\`. It has ${command.commands.map(({ names }) => names[0]).join(', ')}.`;
    }
  }
  return undefined;
}

function accepts(command: CliCommand, flag: string): boolean {
  if (command.flags.includes(flag)) return true;
  // Short options may be given together (`-nd`), as Commander accepts them.
  return (
    /^-[a-z]{2,}$/i.test(flag) &&
    [...flag.slice(1)].every((letter) => command.flags.includes(`-${letter}`))
  );
}
