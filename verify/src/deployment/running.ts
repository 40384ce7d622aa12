import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';

/** How long a first start may take: it creates all tables, on a machine that does other things too. */
const START_MS = 90_000;

/** A server that was started by a command of a page. */
export interface Running {
  /** What it has printed, without colors. */
  printed(): string;
  stop(): Promise<void>;
}

/**
 * Starts a server and waits until it responds.
 * @param responds whether it does
 * @throws Error with the last lines that it printed if it ends, or never responds
 */
export async function startServer(
  command: readonly string[],
  options: { readonly cwd: string; readonly env: Record<string, string> },
  responds: () => Promise<boolean>,
): Promise<Running> {
  const [program = '', ...args] = command;
  let printed = '';
  // npm starts a shell, which starts the server: a group of their own is what can be ended.
  const child = spawn(program, args, {
    ...options,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      printed += chunk;
    });
  const ended = new Promise<void>((resolve) => {
    child.once('error', (error) => {
      printed += error.message;
      resolve();
    });
    child.once('close', () => resolve());
  });
  const running = {
    printed: () => stripVTControlCharacters(printed),
    stop: () => stop(child, ended),
  };
  let isOver = false;
  void ended.then(() => {
    isOver = true;
  });
  for (const end = Date.now() + START_MS; Date.now() < end && !isOver; ) {
    if (await responds()) return running;
    await setTimeout(150);
  }
  await running.stop();
  throw new Error(lastLines(running.printed()));
}

async function stop(child: ChildProcess, ended: Promise<void>): Promise<void> {
  const { pid } = child;
  if (pid === undefined) return;
  const end = (signal: NodeJS.Signals): void => {
    try {
      process.kill(-pid, signal);
    } catch {
      // The group has ended.
    }
  };
  end('SIGTERM');
  const isSlow = await Promise.race([ended.then(() => false), setTimeout(5000, true)]);
  if (isSlow) end('SIGKILL');
  await ended;
}

/** What a failed program said, on one line. */
export function lastLines(printed: string): string {
  const lines = printed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('> ') && !/^at /.test(line));
  return lines.slice(-6).join(' ').slice(-800);
}

/** Whether a URL responds with this status. */
export async function respondsWith(url: string, status: number): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(3000) })).status === status;
  } catch {
    return false;
  }
}
