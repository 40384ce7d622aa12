import { cpSync, existsSync } from 'node:fs';
import path from 'node:path';
import { examplePlugin } from '../paths.ts';
import { linkReactIntl } from '../plugin/build.ts';
import { PLUGIN_ID } from '../plugin/install.ts';
import { programs } from './program.ts';
import { type Printed, runProgram } from './run-program.ts';

/**
 * Runs a command of the plugin SDK, without a terminal: `init` in the project's folder, all
 * others in a copy of the example plugin at `src/plugins`.
 * @param words what follows `strapi-plugin`, such as `['build']`
 */
export function runSdk(words: readonly string[], appDir: string): Promise<Printed> {
  if (words.includes('init')) return runProgram([programs['strapi-plugin'], ...words], appDir);
  const folder = path.join(appDir, 'src/plugins', PLUGIN_ID);
  if (!existsSync(folder)) cpSync(examplePlugin, folder, { recursive: true });
  linkReactIntl();
  return runProgram([programs['strapi-plugin'], ...words], folder);
}
