import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import { type CmsCalls, type CmsResponse, RELOAD } from './protocol.ts';

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/** The CMS in a separate process; every call of the protocol is a method call here. */
export class CmsProcess {
  readonly #child: ChildProcess;
  readonly #waiting = new Map<number, Waiting>();
  #next = 1;
  #output = '';

  /** @param onReload is called when the CMS has to be started again */
  constructor(environment: Record<string, string>, onReload: () => void = () => undefined) {
    const preload = path.join(import.meta.dirname, 'determinism.ts');
    this.#child = fork(path.join(import.meta.dirname, 'worker.ts'), [], {
      execArgv: ['--no-warnings', '--import', preload],
      env: {
        ...process.env,
        NODE_ENV: 'development',
        STRAPI_TELEMETRY_DISABLED: 'true',
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.#child.stdout?.on('data', (chunk: Buffer) => this.#keep(chunk));
    this.#child.stderr?.on('data', (chunk: Buffer) => this.#keep(chunk));
    this.#child.on('message', (message: CmsResponse | typeof RELOAD) => {
      if (message === RELOAD) onReload();
      else this.#settle(message);
    });
    this.#child.on('exit', (code) =>
      this.#fail(`The CMS process ended (exit code ${code}).\n${this.#output}`),
    );
  }

  /** Sends one call and waits for its result. */
  call<Op extends keyof CmsCalls>(
    op: Op,
    input: Parameters<CmsCalls[Op]>[0],
  ): Promise<ReturnType<CmsCalls[Op]>> {
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, {
        resolve: (value) => resolve(value as ReturnType<CmsCalls[Op]>),
        reject,
      });
      this.#child.send({ id, op, input }, (error) => error && reject(error));
    });
  }

  /** Ends the process. */
  async stop(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    await new Promise<void>((resolve) => {
      this.#child.once('exit', () => resolve());
      this.#child.kill('SIGKILL');
    });
  }

  /** The last lines that the CMS printed, for the message of a failed boot. */
  get output(): string {
    return this.#output;
  }

  #keep(chunk: Buffer): void {
    this.#output = (this.#output + chunk.toString()).slice(-4000);
  }

  #settle(response: CmsResponse): void {
    const waiting = this.#waiting.get(response.id);
    this.#waiting.delete(response.id);
    if (response.ok) waiting?.resolve(response.value);
    else waiting?.reject(new Error(response.error));
  }

  #fail(message: string): void {
    for (const waiting of this.#waiting.values()) waiting.reject(new Error(message));
    this.#waiting.clear();
  }
}
