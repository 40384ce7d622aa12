/** Installs the CMS on first use. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { NOT_INSTALLED, root } from './project-node.mjs';

const stamp = path.join(root, 'node_modules/.verify-lock-hash');

// Nothing needs compiling: better-sqlite3 13, sharp and esbuild ship binaries, so install scripts stay off.
const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];

/**
 * Installs the locked dependencies unless they are already there; ends the process if it can't.
 * @param {string} consequence what didn't happen then, in capitals
 */
export async function ensureInstalled(consequence = 'NOTHING WAS VERIFIED') {
  const lock = readFileSync(path.join(root, 'package-lock.json'));
  const wanted = createHash('sha256').update(lock).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;

  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  console.error('verify: installing Strapi (first use, one to three minutes) …');
  const progress = setInterval(
    () => console.error(`verify: still installing, ${seconds()} s …`),
    15_000,
  );
  const problem = await npm();
  if (problem !== undefined) {
    console.error(`verify: ${consequence}: the CMS could not be installed (npm ci: ${problem})`);
    process.exit(NOT_INSTALLED);
  }
  clearInterval(progress);
  writeFileSync(stamp, wanted);
  console.error(`verify: installed in ${seconds()} s`);
}

/**
 * Runs npm and returns what went wrong, if anything did.
 * @returns {Promise<string | undefined>}
 */
function npm() {
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
