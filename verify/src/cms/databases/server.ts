import { type ChildProcess, execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Certificate, makeCertificate } from './certificate.ts';

/** A database server on loopback that lives as long as one run of the verifier. */
export interface DatabaseServer {
  /** The certificate that it shows, signed by itself; `undefined` if it doesn't encrypt. */
  certificate: Certificate | undefined;
  /** Makes an empty database and returns the variables with which a project reaches it. */
  createDatabase(name: string): Promise<Record<string, string>>;
  stop(): Promise<void>;
}

/** What a server needs on this machine. */
interface Surroundings {
  /** A folder for everything that it writes. */
  readonly folder: string;
  readonly certificate: Certificate | undefined;
  /** Whether root runs the verifier, so that the server runs as another user. */
  readonly isRoot: boolean;
}

/** Makes a folder for a server, which belongs to this user if root runs the verifier. */
export function surroundings(user: string): Surroundings {
  const folder = mkdtempSync(path.join(tmpdir(), `verify-${user}-`));
  const certificate = makeCertificate(folder);
  const isRoot = process.getuid?.() === 0;
  if (isRoot) execFileSync('chown', ['-R', user, folder]);
  return { folder, certificate, isRoot };
}

/**
 * The server of a process that has been started.
 * @param address the variables with which a project reaches it, without the name of a database
 * @param create makes an empty database
 */
export function serverOf(
  process: ChildProcess,
  { folder, certificate }: Surroundings,
  signal: NodeJS.Signals,
  address: Record<string, string>,
  create: (name: string) => void,
): DatabaseServer {
  return {
    certificate,
    async createDatabase(name) {
      create(name);
      return { ...address, DATABASE_HOST: '127.0.0.1', DATABASE_NAME: name };
    },
    async stop() {
      await ended(process, signal);
      rmSync(folder, { recursive: true, force: true });
    },
  };
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
