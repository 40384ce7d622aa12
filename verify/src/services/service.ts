import { fork } from 'node:child_process';
import path from 'node:path';
import type { FenceMeta } from '../../../src/vocabulary/fence-meta.ts';

/** What a block can ask for with `service=…`; `host.ts` has the module for each name. */
export type ServiceName = NonNullable<FenceMeta['service']>;

/** A server on loopback that the examples of one page use. */
export interface Service {
  /** What the CMS finds in its environment, for the page's configuration to read. */
  environment: Record<string, string>;
  stop(): Promise<void>;
}

/**
 * Starts a service in a separate process, with the clock of the CMS: signatures and signed URLs are
 * valid for minutes, so both sides have to agree on the time.
 * @throws Error with what the process printed, if it ends before the service listens
 */
export async function startService(name: ServiceName): Promise<Service> {
  const clock = path.join(import.meta.dirname, '../cms/determinism.ts');
  const child = fork(path.join(import.meta.dirname, 'host.ts'), [name], {
    execArgv: ['--no-warnings', '--import', clock],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let errors = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    errors = (errors + chunk.toString()).slice(-2000);
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const environment = await Promise.race([
    new Promise<Record<string, string>>((resolve) => child.once('message', resolve)),
    ended.then(() => {
      throw new Error(`The service ${name} didn't start: ${errors.trim() || 'no message'}`);
    }),
  ]);
  return {
    environment,
    async stop() {
      if (child.connected) child.disconnect();
      await ended;
    },
  };
}
