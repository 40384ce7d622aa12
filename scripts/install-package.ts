import { type StdioOptions, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installers say much, of which only mistakes matter. */
export const quiet: StdioOptions = ['ignore', 'ignore', 'inherit'];

/**
 * Installs a package of Debian. Only root can, and elsewhere nothing happens, so look afterward whether it's there.
 * @param name as people write it, such as `PostgreSQL`
 */
export function installPackage(name: string, debianPackage: string): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.error(`Installing ${name} (Debian package, first use) …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = { stdio: quiet, timeout: 300_000, env };
  spawnSync('apt-get', ['update', '-qq'], options);
  spawnSync('apt-get', ['install', '-y', '-qq', debianPackage], options);
}
