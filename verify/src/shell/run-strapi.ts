import path from 'node:path';
import { programs } from './program.ts';
import { type Printed, runProgram } from './run-program.ts';

const preload = path.join(import.meta.dirname, '../cms/determinism.ts');

/**
 * Runs a command of the `strapi` CLI in a project, with the clock and the ids of the verifier and
 * without a terminal, so that nothing is asked.
 * @param words what follows `strapi`, such as `['admin:list-users']`
 * @returns the exit code and everything printed, in order and without colors
 */
export function runStrapi(words: readonly string[], appDir: string): Promise<Printed> {
  const environment = { NODE_ENV: 'development', DATABASE_CLIENT: 'sqlite' };
  return runProgram(['--import', preload, programs.strapi, ...words], appDir, { environment });
}
