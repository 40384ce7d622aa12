/**
 * Stands in for `chown` in a Dockerfile: the user `node` of Docker's images is a number here, and
 * installed packages, which are links, keep their owner.
 */
import { spawnSync } from 'node:child_process';
import { ownerNamed } from './host.ts';

const words = process.argv.slice(2);
const isRecursive = words.includes('-R') || words.includes('--recursive');
const [name, ...files] = words.filter((word) => !word.startsWith('-'));
const owner = ownerNamed(name);
if (owner) {
  const { status } = spawnSync(
    'find',
    [
      ...files,
      ...(isRecursive ? [] : ['-maxdepth', '0']),
      ...['-name', 'node_modules', '-prune', '-o', '-exec'],
      ...['/bin/chown', '--no-dereference', `${owner.user}:${owner.group}`, '{}', '+'],
    ],
    { stdio: 'inherit' },
  );
  process.exit(status ?? 1);
}
