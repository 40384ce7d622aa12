import { type ChildProcess, spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';

/** A program that was started: what it has printed, in order and without colors, and whether it still runs. */
export class Program {
  readonly #child: ChildProcess;
  #printed = '';
  readonly #ended: Promise<number>;
  /** The exit code, once it has ended. */
  code: number | undefined;

  /** @param until ends the program once it has printed this */
  constructor(
    [command = '', ...rest]: readonly string[],
    cwd: string,
    env: NodeJS.ProcessEnv,
    until?: string,
  ) {
    // Its own group, because npm starts a shell, which starts the program.
    this.#child = spawn(command, rest, {
      cwd,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    for (const stream of [this.#child.stdout, this.#child.stderr])
      stream?.setEncoding('utf8').on('data', (chunk: string) => {
        this.#printed += stripVTControlCharacters(chunk);
        if (until !== undefined && this.#printed.includes(until)) void this.stop();
      });
    this.#ended = new Promise((resolve) => {
      this.#child.on('error', (error) => {
        this.#printed += String(error);
        resolve(127);
      });
      this.#child.on('close', (code) => resolve(code ?? 1));
    }).then((code) => {
      this.code = code as number;
      return this.code;
    });
  }

  get printed(): string {
    return this.#printed;
  }

  /** Waits for the end, and ends it after the given time. */
  async end(seconds: number): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(() => {
        this.#printed += `\nIt didn't end within ${seconds} seconds.`;
        resolve(this.stop());
      }, seconds * 1000);
    });
    await Promise.race([this.#ended, late]);
    clearTimeout(timer);
  }

  /** Ends it, with everything that it started. */
  async stop(): Promise<void> {
    if (this.code === undefined && this.#child.pid !== undefined) {
      try {
        process.kill(-this.#child.pid, 'SIGKILL');
      } catch {
        // It ended in this moment.
      }
    }
    await this.#ended;
  }
}

/** What a program printed about a failure: its first error, and the end. */
export function lastLines(printed: string): string {
  const lines = printed
    .split('\n')
    .map((line) => line.replace(/[─┌┐└┘│]+/g, '').trim())
    .filter((line) => line !== '' && !line.startsWith('at '));
  const error = lines.findIndex((line) => /error|cannot|could ?n.t/i.test(line));
  const first = error === -1 ? [] : lines.slice(error, error + 3);
  return [...new Set([...first, ...lines.slice(-4)])].join(' | ').slice(0, 900);
}
