import type { ChildProcess } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import type { Certificate } from './certificate.ts';

/** A database server on loopback that lives as long as one run of the verifier. */
export interface DatabaseServer {
  /** The certificate that it shows, signed by itself; `undefined` if it doesn't encrypt. */
  certificate: Certificate | undefined;
  /** Makes an empty database and returns the variables with which a project reaches it. */
  createDatabase(name: string): Promise<Record<string, string>>;
  stop(): Promise<void>;
}

/** A port of loopback that nothing listens on. */
export async function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

/** Waits until a server responds; `name` is for the message if it doesn't within 20 seconds. */
export async function untilReady(name: string, responds: () => boolean): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt++) {
    if (responds()) return;
    await setTimeout(100);
  }
  throw new Error(`${name} didn't respond within 20 seconds.`);
}

/** Ends a server, unless it has ended already, and waits until it has. */
export async function ended(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  await new Promise<void>((resolve) => {
    server.once('exit', () => resolve());
    server.kill(signal);
  });
}
