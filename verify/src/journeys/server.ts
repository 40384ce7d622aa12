import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { ensurePanel } from '../../panel/build/ensure-panel.ts';
import { freePort } from '../loopback.ts';
import { generatedProject } from '../reader/generate.ts';
import { lastLines, Program } from '../shell/running.ts';
import { terminal } from './environment.ts';
import { JourneyError } from './failure.ts';
import type { Reader } from './reader.ts';

/** How long a server may take to start on a busy machine, in seconds. */
const PATIENCE = 240;

/** The server that a reader leaves running in its own terminal. */
export class Server {
  readonly #reader: Reader;
  #program: Program | undefined;
  readonly #beside: Program[] = [];
  #port = 0;
  /** Whether files have changed since it started; `strapi develop` would have restarted. */
  #isStale = false;

  constructor(reader: Reader) {
    this.#reader = reader;
  }

  /** The files of the project have changed. */
  changed(): void {
    this.#isStale = true;
  }

  /** What the reader sees in its terminal. */
  get printed(): string {
    return this.#program?.printed ?? '';
  }

  /** Starts `npm run develop` or `npm run start` in the project. */
  async start(script: string): Promise<void> {
    const project = this.#reader.project();
    this.#reader.memory.serving = script;
    await this.stop();
    // Below `develop`, Vite would bundle the panel again at each start: it is the built one instead.
    const flags = script === 'start' ? [] : ['--', '--no-watch-admin', '--no-build-admin'];
    await linkPanel(project);
    this.#port = await freePort();
    this.#program = new Program(['npm', 'run', script, ...flags], project, {
      ...terminal(),
      PORT: String(this.#port),
      HOST: '127.0.0.1',
      ...(script === 'start' ? { NODE_ENV: 'production' } : {}),
    });
    this.#isStale = false;
    if (!(await this.#isUp())) {
      const printed = lastLines(this.printed);
      await this.stop();
      throw new JourneyError(`The server doesn't start (npm run ${script}): ${printed}`);
    }
  }

  /**
   * The address of the server, which is started again if files have changed.
   * @throws JourneyError if the reader hasn't started one
   */
  async url(): Promise<string> {
    const { serving } = this.#reader.memory;
    if (serving === undefined)
      throw new JourneyError(
        'No server is running: no page of the journey so far has started one.',
      );
    if (!this.#program || this.#isStale) await this.start(serving);
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Starts a script that runs next to the server until the page ends, such as `watch` of a plugin. */
  async beside(folder: string, script: string): Promise<void> {
    const program = new Program(['npm', 'run', script], folder, terminal());
    this.#beside.push(program);
    await Promise.race([program.end(PATIENCE), setTimeout(8_000)]);
    if (program.code !== undefined)
      throw new JourneyError(`It ends instead of going on: ${lastLines(program.printed)}`);
  }

  get port(): number {
    return this.#port;
  }

  /** Starts the server again if files have changed since: a file that is shown has to boot. */
  async catchUp(): Promise<void> {
    if (this.#isStale && this.#reader.memory.serving !== undefined) await this.url();
  }

  /** Waits for a server that is starting again; `true` if it had to. */
  async ready(): Promise<boolean> {
    if (await this.#responds()) return false;
    return this.#isUp();
  }

  async stop(): Promise<void> {
    await this.#program?.stop();
    this.#program = undefined;
  }

  /** Ends everything that runs. */
  async close(): Promise<void> {
    await Promise.all([this.stop(), ...this.#beside.map((program) => program.stop())]);
  }

  async #isUp(): Promise<boolean> {
    const end = performance.now() + PATIENCE * 1000;
    // `strapi develop` goes on running after an error, and waits for a change.
    const isOver = (): boolean =>
      this.#program?.code !== undefined || /^\[ERROR\]/m.test(this.printed);
    while (performance.now() < end && !isOver()) {
      if (await this.#responds()) return true;
      await setTimeout(200);
    }
    return false;
  }

  async #responds(): Promise<boolean> {
    const response = await fetch(`http://127.0.0.1:${this.#port}/_health`).catch(() => undefined);
    return response?.status === 204;
  }
}

/** Where the panel is that `strapi build` makes. */
function panelOf(project: string): string {
  return path.join(
    project,
    existsSync(path.join(project, 'tsconfig.json')) ? 'dist/build' : 'build',
  );
}

async function linkPanel(project: string): Promise<void> {
  const panel = panelOf(project);
  if (existsSync(panel)) return;
  mkdirSync(path.dirname(panel), { recursive: true });
  symlinkSync(await ensurePanel(new Map(), generatedProject('javascript')), panel);
}

/** Removes the link to the panel, so that a build doesn't write through it. */
export function unlinkPanel(project: string): void {
  rmSync(panelOf(project), { force: true, recursive: true });
}
