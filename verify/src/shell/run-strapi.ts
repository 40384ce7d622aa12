import { spawn } from 'node:child_process';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { verifyRoot } from '../paths.ts';

const program = path.join(verifyRoot, 'node_modules/@strapi/strapi/bin/strapi.js');
const preload = path.join(import.meta.dirname, '../cms/determinism.ts');

/** A command that boots the CMS takes some seconds; more than this means that it waits for an answer. */
const TIMEOUT_MS = 120_000;

/**
 * Runs a command of the `strapi` CLI in a project, with the clock and the ids of the verifier and
 * without a terminal, so that nothing is asked.
 * @param words what follows `strapi`, such as `['admin:list-users']`
 * @returns the exit code and everything printed, in order and without colors
 */
export async function runStrapi(
  words: readonly string[],
  appDir: string,
): Promise<{ code: number; printed: string }> {
  const child = spawn(process.execPath, ['--no-warnings', '--import', preload, program, ...words], {
    cwd: appDir,
    env: {
      ...process.env,
      NODE_ENV: 'development',
      STRAPI_TELEMETRY_DISABLED: 'true',
      DATABASE_CLIENT: 'sqlite',
      NO_COLOR: '1',
      FORCE_COLOR: '0',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: TIMEOUT_MS,
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      printed += chunk;
    });
  const code = await new Promise<number>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (exitCode) => resolve(exitCode ?? 1));
  });
  return { code, printed: stripVTControlCharacters(printed) };
}
