import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { verifyRoot } from '../paths.ts';

const upgradeTool = path.join(verifyRoot, 'node_modules/@strapi/upgrade');

/** One codemod takes about a second; more than this means that it waits for an answer. */
const TIMEOUT_MS = 60_000;

/**
 * Runs a codemod of the installed upgrade tool on one file in a temporary project, through the
 * tool's own command, and returns the file's new content.
 * @param uid what `upgrade codemods ls` prints, such as `5.0.0-utils-public-interface-code`
 * @param file path from the root of the project, such as `src/index.js`
 * @throws Error with what the tool printed if it fails, for example because the UID is unknown
 */
export async function runCodemod(uid: string, file: string, content: string): Promise<string> {
  const project = mkdtempSync(path.join(tmpdir(), 'codemod-'));
  try {
    writeFileSync(path.join(project, 'package.json'), packageJson(file));
    const target = path.join(project, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, content);
    const tool = [path.join(upgradeTool, 'bin/upgrade.js'), 'codemods', 'run', uid];
    // A plugin's project has no range, and a UID makes the tool ignore the range.
    await promisify(execFile)(process.execPath, [...tool, '-p', project, '-r', '>=4'], {
      // Some codemods compare paths with the working directory.
      cwd: project,
      timeout: TIMEOUT_MS,
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
    });
    return readFileSync(target, 'utf8');
  } catch (error) {
    throw new Error(printedBy(error));
  } finally {
    rmSync(project, { recursive: true });
  }
}

/** Files below `admin` and `server` are those of a plugin, all others those of an application. */
function packageJson(file: string): string {
  const isPlugin = /^(?:admin|server)\/|^strapi-(?:admin|server)\.js$/.test(file);
  return JSON.stringify(
    isPlugin
      ? { name: 'opening-hours', version: '1.0.0', strapi: { kind: 'plugin' } }
      : {
          name: 'restaurant-guide',
          version: '0.1.0',
          dependencies: { '@strapi/strapi': '4.26.2' },
        },
    null,
    2,
  );
}

function printedBy(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const stderr = 'stderr' in error ? String(error.stderr).trim() : '';
  return (stderr || error.message).split('\n').slice(0, 3).join(' ');
}
