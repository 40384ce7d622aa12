/** Installs the CMS and its Node on first use. Plain JavaScript, because it runs on the system's Node 20. */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hashText } from '../src/fingerprint.mjs';

export const root = path.resolve(import.meta.dirname, '..');

/** The Node 24 that comes with the dependencies. */
export const nodePath = path.join(root, 'node_modules/node/bin/node');

/** Exit code for "the CMS could not be installed", so that a caller can tell it from a failed check. */
export const NOT_INSTALLED = 3;

const stamp = path.join(root, 'node_modules/.verify-lock-hash');

// Nothing needs compiling: better-sqlite3 13, sharp and esbuild ship binaries, so install scripts
// stay off. Only the Node package needs its own, to link the binary.
const steps = [
  ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
  ['rebuild', 'node', '--loglevel=error'],
];

/**
 * Installs the locked dependencies unless they are already there; ends the process if it can't.
 * @param {string} consequence what didn't happen then, in capitals
 */
export async function ensureInstalled(consequence = 'NOTHING WAS VERIFIED') {
  if (!existsSync(path.join(root, '../node_modules/remark-parse'))) {
    console.error(
      `verify: ${consequence}: the project's packages are missing. Run "npm ci" in the project's folder first.`,
    );
    process.exit(NOT_INSTALLED);
  }
  const wanted = hashText(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  if (existsSync(nodePath) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;

  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  console.error('verify: installing Strapi and its Node (first use, one to three minutes) …');
  const progress = setInterval(
    () => console.error(`verify: still installing, ${seconds()} s …`),
    15_000,
  );
  for (const args of steps) {
    const problem = await npm(args);
    if (problem === undefined) continue;
    console.error(
      `verify: ${consequence}: the CMS could not be installed (npm ${args[0]}: ${problem})`,
    );
    process.exit(NOT_INSTALLED);
  }
  clearInterval(progress);
  writeFileSync(stamp, wanted);
  console.error(`verify: installed in ${seconds()} s`);
}

/**
 * Runs npm and returns what went wrong, if anything did.
 * @param {string[]} args
 * @returns {Promise<string | undefined>}
 */
function npm(args) {
  return new Promise((resolve) => {
    const child = spawn('npm', args, { cwd: root, stdio: ['ignore', 'ignore', 'pipe'] });
    let errors = '';
    child.stderr.on('data', (chunk) => {
      errors += chunk;
    });
    child.on('error', (error) => resolve(error.message));
    child.on('close', (code) =>
      resolve(code === 0 ? undefined : summary(errors) || `exit code ${code}`),
    );
  });
}

/**
 * The error code and the first sentence of what npm printed, on one line.
 * @param {string} errors
 */
function summary(errors) {
  const lines = errors.split('\n').map((line) => line.replace(/^npm (error|ERR!)\s*/, '').trim());
  return lines.filter(Boolean).slice(0, 2).join(': ').slice(0, 300);
}
