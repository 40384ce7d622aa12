/** Plain JavaScript, because it runs on the system's Node, which may be older than the project's. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** The folder of the verifier. */
export const root = path.resolve(import.meta.dirname, '..');

/** The Node that comes with the project's packages. */
export const nodePath = path.join(root, '../node_modules/node/bin/node');

/** Exit code for "a part of the verifier could not be installed", so that a caller can tell it from a failed check. */
export const NOT_INSTALLED = 3;

/**
 * Runs a module of the verifier and returns its exit code.
 * @param {string} module path from the verifier's folder
 * @param {readonly string[]} args
 * @param {string} consequence what doesn't happen if the project's packages are missing, in capitals
 */
export function runWithProjectNode(module, args, consequence) {
  if (!existsSync(nodePath)) {
    console.error(
      `verify: ${consequence}: the project's packages are missing. Run "npm ci" in the project's folder first.`,
    );
    return NOT_INSTALLED;
  }
  const { status } = spawnSync(nodePath, ['--no-warnings', path.join(root, module), ...args], {
    stdio: 'inherit',
  });
  return status ?? 1;
}
