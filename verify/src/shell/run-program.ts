import { Program } from './running.ts';

/** How a command ended, with everything that it printed. */
export interface Printed {
  readonly code: number;
  readonly printed: string;
}

interface RunOptions {
  readonly environment?: Record<string, string>;
  /** Ends the program once it has printed this. */
  readonly until?: string;
  /** A command that boots or builds takes some seconds; more than this means that it waits for an answer. */
  readonly seconds?: number;
}

/**
 * Runs a program in a folder without a terminal, so that nothing is asked.
 * @param words what follows `node`
 */
export async function runProgram(
  words: readonly string[],
  cwd: string,
  { environment, until, seconds = 120 }: RunOptions = {},
): Promise<Printed> {
  const own = { STRAPI_TELEMETRY_DISABLED: 'true', NO_COLOR: '1', FORCE_COLOR: '0' };
  const program = new Program(
    [process.execPath, '--no-warnings', ...words],
    cwd,
    { ...process.env, ...own, ...environment },
    until,
  );
  await program.end(seconds);
  return { code: program.code ?? 1, printed: program.printed };
}
