/** Prints the command tree of the `strapi` CLI as JSON; run in a separate process, inside a project. */
import { createRequire } from 'node:module';
import path from 'node:path';
import { addFlags, type CliCommand } from './commands.ts';

interface Commander {
  name(): string;
  aliases(): string[];
  options: { flags: string }[];
  commands: Commander[];
}

const require = createRequire(import.meta.url);
const cli = path.join(path.dirname(require.resolve('@strapi/strapi/package.json')), 'dist/cli.js');
const { createCLI } = require(cli) as { createCLI(argv: string[]): Promise<Commander> };

function describe(command: Commander): CliCommand {
  // Strapi writes some aliases and arguments into the name: `admin:create-user|admin:create`.
  const names = [...(command.name().split(' ')[0] ?? '').split('|'), ...command.aliases()];
  const result: CliCommand = {
    names,
    flags: ['-h', '--help'],
    flagsWithValue: [],
    commands: command.commands.map(describe),
  };
  for (const option of command.options) addFlags(result, option.flags);
  return result;
}

console.log(JSON.stringify(describe(await createCLI(['node', 'strapi']))));
