#!/usr/bin/env node
/** The commands that need the CMS: `node bin/run.mjs serve 1337`. */
import { ensureInstalled } from './install.mjs';
import { runWithProjectNode } from './project-node.mjs';

/**
 * The module of each, and what doesn't happen if the CMS can't be installed.
 * @type {Record<string, [module: string, consequence: string]>}
 */
const commands = {
  bump: ['src/bump/cli.ts', 'NOTHING WAS MOVED'],
  on: ['src/on/cli.ts', 'NOTHING RAN ON ANOTHER VERSION'],
  messages: ['src/messages/cli.ts', 'NOTHING WAS COUNTED'],
  names: ['src/names/cli.ts', 'NOTHING RAN WITH OTHER NAMES'],
  panel: ['panel/cli.ts', 'NO PROCEDURE WAS FOLLOWED'],
  releases: ['src/releases/cli.ts', 'NOTHING WAS COMPUTED'],
  serve: ['src/cms/serve.ts', 'NOTHING IS SERVED'],
  since: ['src/since/cli.ts', 'NOTHING WAS COMPUTED'],
};

const [name = '', ...args] = process.argv.slice(2);
const command = commands[name];
if (!command) throw new Error(`The commands are ${Object.keys(commands).join(', ')}.`);
const [module, consequence] = command;
await ensureInstalled(consequence);
process.exitCode = await runWithProjectNode([module, ...args], consequence);
