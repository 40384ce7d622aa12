import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';

/** A command that boots or builds takes some seconds; more than this means that it waits for an answer. */
const TIMEOUT_MS = 120_000;

/** How a command ended: everything printed, in order and without colors. */
export interface Printed {
  readonly code: number;
  readonly printed: string;
}

/**
 * Runs a program in a folder without a terminal, so that nothing is asked.
 * @param words what follows `node`
 * @param until ends the program once it has printed this
 */
export async function runProgram(
  words: readonly string[],
  cwd: string,
  environment: Record<string, string> = {},
  until?: string,
): Promise<Printed> {
  const child = spawn(process.execPath, ['--no-warnings', ...words], {
    cwd,
    env: {
      ...process.env,
      STRAPI_TELEMETRY_DISABLED: 'true',
      NO_COLOR: '1',
      FORCE_COLOR: '0',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: TIMEOUT_MS,
  });
  return printedBy(child, until);
}

/**
 * Everything that a program prints until it ends.
 * @param until ends the program once it has printed this
 */
async function printedBy(
  child: ChildProcessByStdio<null, Readable, Readable>,
  until?: string,
): Promise<Printed> {
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      printed += chunk;
      if (until !== undefined && printed.includes(until)) child.kill('SIGKILL');
    });
  const code = await new Promise<number>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (exitCode) => resolve(exitCode ?? 1));
  });
  return { code, printed: stripVTControlCharacters(printed) };
}
