import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Printed, printedBy } from '../shell/run-program.ts';
import type { Owner } from './files.ts';

/** A build takes half a minute, more on a busy machine; what takes longer waits for an answer. */
const TIMEOUT_MS = 240_000;

/** The user `node` of Docker's Node images. */
const NODE_USER: Owner = { user: 1000, group: 1000 };

/** Where commands of pages run: a folder with programs, and one for everything they write. */
export class DeploymentHost {
  /** Outside of the project, so that nothing finds a package in a folder above. */
  readonly folder: string;
  readonly #programs: string;
  #folders = 0;

  constructor() {
    this.folder = mkdtempSync(path.join(tmpdir(), 'verify-deployment-'));
    chmodSync(this.folder, 0o755);
    this.#programs = path.join(this.folder, 'bin');
    mkdirSync(this.#programs);
    this.#add(
      'npm',
      `"${process.execPath}" --no-warnings "${path.join(import.meta.dirname, 'play-npm.ts')}" "$@"`,
    );
    this.#add(
      'chown',
      `"${process.execPath}" --no-warnings "${path.join(import.meta.dirname, 'play-chown.ts')}" "$@"`,
    );
  }

  /** An empty folder of its own. */
  newFolder(name: string): string {
    this.#folders += 1;
    const folder = path.join(this.folder, `${name}-${this.#folders}`);
    mkdirSync(folder);
    return folder;
  }

  /** The variables with which every command runs: none of this process's own but the programs' path. */
  environment(own: Readonly<Record<string, string>> = {}, user?: string): Record<string, string> {
    const home = path.join(this.folder, `home-${user ?? 'root'}`);
    mkdirSync(home, { recursive: true });
    // In a terminal, curl shows no progress next to what it prints.
    writeFileSync(path.join(home, '.curlrc'), 'silent\n');
    const owner = ownerNamed(user);
    if (owner) chownSync(home, owner.user, owner.group);
    return {
      PATH: [this.#programs, path.dirname(process.execPath), process.env.PATH].join(path.delimiter),
      HOME: home,
      LANG: 'C.UTF-8',
      NO_COLOR: '1',
      FORCE_COLOR: '0',
      STRAPI_TELEMETRY_DISABLED: 'true',
      NO_UPDATE_NOTIFIER: '1',
      VERIFY_NPM: realNpm(),
      GIT_AUTHOR_NAME: 'Dana',
      GIT_AUTHOR_EMAIL: 'dana@example.com',
      GIT_COMMITTER_NAME: 'Dana',
      GIT_COMMITTER_EMAIL: 'dana@example.com',
      GIT_CONFIG_NOSYSTEM: '1',
      ...own,
    };
  }

  /** Runs a shell command to its end. */
  async run(
    command: readonly string[],
    cwd: string,
    environment: Readonly<Record<string, string>>,
    user?: string,
  ): Promise<Printed> {
    const [program = '', ...args] = asUser(command, user);
    const child = spawn(program, args, {
      cwd,
      env: this.environment(environment, user),
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: TIMEOUT_MS,
    });
    return printedBy(child);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  #add(name: string, line: string): void {
    writeFileSync(path.join(this.#programs, name), `#!/bin/sh\nexec ${line}\n`, { mode: 0o755 });
  }
}

const isRoot = process.getuid?.() === 0;

/** The owner that a name in a Dockerfile means; only root can give files away. */
export function ownerNamed(name: string | undefined): Owner | undefined {
  if (!isRoot || name === undefined) return undefined;
  return name.split(':')[0] === 'node' ? NODE_USER : undefined;
}

/** A command as a user of the image, where this process may become that user. */
export function asUser(command: readonly string[], user: string | undefined): string[] {
  const owner = ownerNamed(user);
  if (!owner || !othersCanRead(process.execPath)) return [...command];
  return [
    'setpriv',
    `--reuid=${owner.user}`,
    `--regid=${owner.group}`,
    '--clear-groups',
    ...command,
  ];
}

/** Whether every folder above a file lets other users in. */
function othersCanRead(file: string): boolean {
  for (let at = file; at !== path.dirname(at); at = path.dirname(at))
    if ((statSync(at).mode & 0o005) === 0) return false;
  return true;
}

let npm: string | undefined;

function realNpm(): string {
  npm ??= spawnSync('/bin/sh', ['-c', 'command -v npm'], { encoding: 'utf8' }).stdout.trim();
  return npm;
}
