import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Printed } from '../shell/run-program.ts';
import { lastLines, Program } from '../shell/running.ts';
import { type Site, visit } from './visit.ts';

/** Seconds that a command or the start of a server may take on a busy machine. */
const PATIENCE = 240;

/** The number of the user `node` in Docker's Node images; only root can become it or give it files. */
const NODE_USER = 1000;

/** Stands in for `chown`, but not for folders with all that is in them: packages are links to the verifier's. */
const CHOWN = `case "$1" in node:node) shift ;; *) echo "The verifier plays chown node:node FILE only." >&2; exit 1 ;; esac
[ "$(id -u)" != 0 ] || exec /bin/chown ${NODE_USER}:${NODE_USER} "$@"`;

/** What a command runs with. */
export interface Terminal {
  readonly folder: string;
  readonly environment?: Readonly<Record<string, string>>;
  /** A user of Docker's images. */
  readonly user?: string | undefined;
}

/** Where commands of pages run: a folder with programs, and one for everything they write. */
export class DeploymentHost {
  /** Outside of the project, so that nothing finds a package in a folder above. */
  readonly folder = mkdtempSync(path.join(tmpdir(), 'verify-deployment-'));
  readonly #programs = path.join(this.folder, 'bin');
  #folders = 0;

  constructor() {
    chmodSync(this.folder, 0o755);
    mkdirSync(this.#programs);
    const npm = path.join(import.meta.dirname, 'play-npm.ts');
    const { stdout } = spawnSync('/bin/sh', ['-c', 'command -v npm'], { encoding: 'utf8' });
    this.#add(
      'npm',
      `case "$1" in ci|install|prune) exec "${process.execPath}" --no-warnings "${npm}" "$@" ;; esac
exec "${stdout.trim()}" "$@"`,
    );
    this.#add('chown', CHOWN);
    // In a terminal, curl shows no progress next to what it prints.
    writeFileSync(path.join(this.folder, '.curlrc'), 'silent\n');
    const author = '[user]\nname = Dana\nemail = dana@example.com\n';
    writeFileSync(path.join(this.folder, '.gitconfig'), author);
  }

  /** An empty folder. */
  newFolder(name: string): string {
    this.#folders += 1;
    const folder = path.join(this.folder, `${name}-${this.#folders}`);
    mkdirSync(folder);
    return folder;
  }

  /** Runs a command to its end. */
  async run(command: readonly string[], terminal: Terminal): Promise<Printed> {
    const program = this.#start(command, terminal);
    await program.end(PATIENCE);
    return { code: program.code ?? 1, printed: program.printed };
  }

  /**
   * Starts a server and waits until it responds.
   * @param site where it does
   * @throws Error with the last lines that it printed if it ends, or never responds
   */
  async serve(command: readonly string[], terminal: Terminal, site: Site): Promise<Program> {
    const program = this.#start(command, terminal);
    for (const end = Date.now() + PATIENCE * 1000; Date.now() < end; await setTimeout(150)) {
      if (program.code !== undefined) break;
      const isUp = await visit(site, '/_health').catch(() => undefined);
      if (isUp) return program;
    }
    await program.stop();
    throw new Error(lastLines(program.printed));
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Nothing of this process's own environment but the programs' path gets to the command. */
  #start(command: readonly string[], { folder, environment, user }: Terminal): Program {
    const number = numberOf(user);
    const home = user === undefined ? this.folder : path.join(this.folder, `home-${user}`);
    mkdirSync(home, { recursive: true });
    if (number !== undefined) chownSync(home, number, number);
    return new Program([...asUser(number), ...command], folder, {
      PATH: `${this.#programs}:${path.dirname(process.execPath)}:${process.env.PATH}`,
      HOME: home,
      LANG: 'C.UTF-8',
      NO_COLOR: '1',
      STRAPI_TELEMETRY_DISABLED: 'true',
      NO_UPDATE_NOTIFIER: '1',
      ...environment,
    });
  }

  #add(name: string, lines: string): void {
    writeFileSync(path.join(this.#programs, name), `#!/bin/sh\n${lines}\n`, { mode: 0o755 });
  }
}

/** The number of a user of the image, such as `node` or `node:node`. */
export function numberOf(user: string | undefined): number | undefined {
  return process.getuid?.() === 0 && user?.startsWith('node') ? NODE_USER : undefined;
}

/** What starts a command as this user, if Node is where the user gets to it. */
function asUser(number: number | undefined): string[] {
  if (number === undefined) return [];
  const words = ['setpriv', `--reuid=${number}`, `--regid=${number}`, '--clear-groups'];
  const { status } = spawnSync('setpriv', [...words.slice(1), process.execPath, '--version']);
  return status === 0 ? words : [];
}
