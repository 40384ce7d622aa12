import { cpSync, existsSync } from 'node:fs';
import path from 'node:path';
import { examplePlugin, verifyRoot } from '../paths.ts';
import { linkReactIntl } from '../plugin/build.ts';
import { PLUGIN_ID } from '../plugin/install.ts';
import type { Printed } from './run-program.ts';
import { runProgram } from './run-program.ts';

const program = path.join(verifyRoot, 'node_modules/@strapi/sdk-plugin/bin/strapi-plugin.js');

/**
 * Runs a command of the plugin SDK, without a terminal: `init` in the project's folder, all
 * others in a copy of the example plugin at `src/plugins`.
 * @param words what follows `strapi-plugin`, such as `['build']`
 */
export function runSdk(words: readonly string[], appDir: string): Promise<Printed> {
  if (words.includes('init')) return runProgram([program, ...words], appDir);
  const folder = path.join(appDir, 'src/plugins', PLUGIN_ID);
  if (!existsSync(folder)) cpSync(examplePlugin, folder, { recursive: true });
  linkReactIntl();
  return runProgram([program, ...words], folder);
}
