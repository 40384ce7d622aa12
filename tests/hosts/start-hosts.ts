import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { HostPrograms } from './programs.ts';

/** What the configuration files say where the site is and where it is served. */
const placeholders = { root: '/srv/site', nginxPort: 'listen 8080', caddyPort: ':8080 {' };

export interface RunningHosts {
  readonly nginx: string;
  readonly caddy: string;
  readonly stop: () => void;
}

/**
 * Runs both servers on the configuration files that the build wrote, on free ports.
 * @param site absolute path of the folder of a built site
 */
export async function startHosts(programs: HostPrograms, site: string): Promise<RunningHosts> {
  const folder = mkdtempSync(path.join(tmpdir(), 'hosts-'));
  const dist = path.join(site, 'dist');
  const configOf = (file: string) =>
    readFileSync(path.join(site, 'hosting/built', file), 'utf8').replaceAll(
      placeholders.root,
      dist,
    );
  const [nginxPort, caddyPort] = [await freePort(), await freePort()];

  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  for (const name of temporary) mkdirSync(path.join(folder, name));
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    `load_module ${programs.brotliModule};
daemon off;
pid ${folder}/nginx.pid;
error_log stderr warn;
events {}
http {
  access_log off;
${temporary.map((name) => `  ${name}_temp_path ${folder}/${name};`).join('\n')}
${configOf('nginx/site.conf').replace(placeholders.nginxPort, `listen 127.0.0.1:${nginxPort}`)}
}
`,
  );
  writeFileSync(
    path.join(folder, 'Caddyfile'),
    `{
	admin off
	auto_https off
	default_bind 127.0.0.1
}
${configOf('caddy/Caddyfile').replace(placeholders.caddyPort, `:${caddyPort} {`)}`,
  );

  const running = [
    start(programs.nginx, ['-p', folder, '-c', path.join(folder, 'nginx.conf')], folder),
    start(
      programs.caddy,
      ['run', '--config', path.join(folder, 'Caddyfile'), '--adapter', 'caddyfile'],
      folder,
    ),
  ];
  const hosts = {
    nginx: `http://127.0.0.1:${nginxPort}`,
    caddy: `http://127.0.0.1:${caddyPort}`,
    stop: () => {
      for (const { child } of running) child.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  try {
    await Promise.all([answers(hosts.nginx, running[0]), answers(hosts.caddy, running[1])]);
  } catch (error) {
    hosts.stop();
    throw error;
  }
  return hosts;
}

interface Started {
  readonly child: ChildProcess;
  readonly output: () => string;
}

function start(program: string, args: readonly string[], folder: string): Started {
  let output = '';
  const child = spawn(program, args, {
    cwd: folder,
    env: { ...process.env, HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  child.stderr.on('data', (text: Buffer) => {
    output = (output + text).slice(-4000);
  });
  return { child, output: () => output };
}

/** @throws Error with what the server said, if it ends or never answers */
async function answers(origin: string, started: Started | undefined): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if (started?.child.exitCode !== null) break;
    try {
      await fetch(origin);
      return;
    } catch {
      await new Promise((done) => setTimeout(done, 50));
    }
  }
  throw new Error(`${started?.child.spawnfile} doesn't serve the site:\n${started?.output()}`);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });
}
