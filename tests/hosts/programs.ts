import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../src/config/project-root.ts';

/** Debian's packages, which need no installation: they are unpacked into `.cache/`. */
const packages = ['nginx', 'libnginx-mod-http-brotli-static', 'libbrotli1', 'caddy'];

const folder = path.join(projectRoot, '.cache', 'hosts');

export interface HostPrograms {
  readonly nginx: string;
  /** File of nginx's module for files that are compressed with brotli already. */
  readonly brotliModule: string;
  readonly caddy: string;
}

/**
 * The web servers to test the site's configuration files with: those of the system, otherwise fresh
 * ones from Debian.
 * @returns a sentence on what is missing if they can't be had
 */
export function findHostPrograms(): HostPrograms | string {
  const found = look('/') ?? look(folder);
  if (found) return found;
  mkdirSync(folder, { recursive: true });
  const download = spawnSync('apt-get', ['download', ...packages], { cwd: folder });
  for (const file of download.status === 0 ? readdirSync(folder) : []) {
    if (file.endsWith('.deb')) spawnSync('dpkg-deb', ['-x', file, '.'], { cwd: folder });
  }
  return (
    look(folder) ??
    `nginx with its brotli module and Caddy are missing. On Debian, run: apt-get install ${packages.join(' ')}`
  );
}

function look(root: string): HostPrograms | undefined {
  const programs = {
    nginx: path.join(root, 'usr/sbin/nginx'),
    brotliModule: path.join(root, 'usr/lib/nginx/modules/ngx_http_brotli_static_module.so'),
    caddy: path.join(root, 'usr/bin/caddy'),
  };
  return Object.values(programs).every((file) => existsSync(file)) ? programs : undefined;
}
