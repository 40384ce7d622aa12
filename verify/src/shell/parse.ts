import { parse } from 'shell-quote';

/** One simple command of a shell block. */
export interface ShellCommand {
  words: string[];
  /** Line within the block, from 0. */
  line: number;
}

/** Splits a shell block into its simple commands, without prompts, comments, output and here-documents. */
export function shellCommands(code: string): ShellCommand[] {
  const commands: ShellCommand[] = [];
  const lines = code.split('\n');
  for (let at = 0; at < lines.length; at++) {
    const start = at;
    let text = lines[at] ?? '';
    while (text.endsWith('\\') && at + 1 < lines.length)
      text = `${text.slice(0, -1)} ${lines[++at]}`;
    const ends = /<<-?\s*['"]?(\w+)['"]?/.exec(text)?.[1];
    if (ends !== undefined) {
      text = text.slice(0, text.indexOf('<<'));
      while (at + 1 < lines.length && lines[at + 1]?.trim() !== ends) at += 1;
      at += 1;
    }
    for (const words of simpleCommands(text)) commands.push({ words, line: start });
  }
  return commands;
}

function simpleCommands(text: string): string[][] {
  const commands: string[][] = [[]];
  // Placeholders such as <token> would read as redirections.
  const withoutPlaceholders = text.replace(/^\s*\$ /, '').replace(/<([\w .:/-]+)>/g, 'PLACEHOLDER');
  for (const entry of parse(withoutPlaceholders, (name: string) => `$${name}`)) {
    if (typeof entry === 'string') commands.at(-1)?.push(entry);
    else if ('comment' in entry) break;
    else if ('pattern' in entry) commands.at(-1)?.push(entry.pattern);
    else commands.push([]);
  }
  return commands.map(withoutAssignments).filter((words) => words.length > 0);
}

/** `NODE_ENV=production yarn start` runs `yarn start`. */
function withoutAssignments(words: string[]): string[] {
  const first = words.findIndex((word) => !/^[A-Za-z_]\w*=/.test(word));
  return first === -1 ? [] : words.slice(first);
}
