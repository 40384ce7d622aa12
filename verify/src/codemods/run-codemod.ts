import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeFiles } from '../files.ts';
import { programs } from '../shell/program.ts';
import { runProgram } from '../shell/run-program.ts';
import { lastLines } from '../shell/running.ts';

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
    writeFiles(project, [
      ['package.json', packageJson(file)],
      [file, content],
    ]);
    const tool = [programs.upgrade, 'codemods', 'run', uid];
    // A plugin's project has no range, and a UID makes the tool ignore the range. Some codemods compare
    // paths with the working directory.
    const { code, printed } = await runProgram([...tool, '-p', project, '-r', '>=4'], project);
    if (code !== 0) throw new Error(lastLines(printed));
    return readFileSync(path.join(project, file), 'utf8');
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
