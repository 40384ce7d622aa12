import type { Finding } from '../finding.ts';
import { failed, passed, skipped, within } from '../finding.ts';
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
  const skip = block.meta.skip;
  if (skip !== undefined) return [skipped('shell', block, skip)];
  const problems: { line: number; message: string }[] = [];
  let checked = 0;
  for (const { words, line } of shellCommands(block.code)) {
    const resolved = resolveCommand(words);
    if (resolved.kind === 'other') continue;
    checked += 1;
    if (resolved.kind === 'problem') problems.push({ line, message: resolved.message });
    else {
      for (const spec of resolved.packages) {
        if (!(await packages.exists(spec)))
          problems.push({ line, message: `The npm registry has no package "${spec}".` });
      }
      if (resolved.kind === 'program') {
        const message = misuse(resolved.program, programs[resolved.program], resolved.words);
        if (message !== undefined) problems.push({ line, message });
      }
    }
  }
  if (problems.length > 0)
    return problems.map(({ line, message }) => failed('shell', within(block, line), message));
  return checked > 0
    ? [passed('shell', block)]
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
