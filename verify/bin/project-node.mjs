/** Plain JavaScript, because it runs on the system's Node, which may be older than the project's. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** The folder of the verifier. */
export const root = path.resolve(import.meta.dirname, '..');

/** The Node that comes with the project's packages. */
const nodePath = path.join(root, '../node_modules/node/bin/node');

/** Exit code for "a part of the verifier could not be installed", so that a caller can tell it from a failed check. */
export const NOT_INSTALLED = 3;

/**
 * Runs the project's Node in the verifier's folder and returns its exit code.
 * @param {readonly string[]} args
 * @param {string} consequence what doesn't happen if the project's packages are missing, in capitals
 * @returns {Promise<number>}
 */
export async function runWithProjectNode(args, consequence) {
  if (!existsSync(nodePath)) {
    console.error(
      `verify: ${consequence}: the project's packages are missing. Run "npm ci" in the project's folder first.`,
    );
    return NOT_INSTALLED;
  }
  const child = spawn(nodePath, ['--no-warnings', ...args], {
    stdio: 'inherit',
    cwd: root,
    env: { INIT_CWD: process.cwd(), ...process.env, STRAPI_TELEMETRY_DISABLED: 'true' },
  });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
    process.on(signal, () => child.kill(signal));
  return new Promise((resolve) => {
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
