import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { copyProject } from '../../src/cms/project.ts';
import { writeFiles } from '../../src/files.ts';
import { hashFiles, hashText } from '../../src/hash.ts';
import { moveTo } from '../../src/kept.ts';
import { cacheRoot, verifyRoot } from '../../src/paths.ts';
import { readerProject } from '../../src/reader/project.ts';
import { runProgram } from '../../src/shell/run-program.ts';

/** Files of a project, by path from its root. */
export type ProjectFiles = ReadonlyMap<string, string | Buffer>;

/** What a bundle of the panel is made from; other files of a project don't change it. */
const bundled =
  /^\/?(?:src\/(?:admin|plugins)\/|config\/(?:admin|plugins)\.|package\.json$|\.env$)/;

const inProgress = new Map<string, Promise<string>>();

/**
 * Builds the admin panel of the example project, which takes about 30 seconds, and returns the
 * folder. Each combination of versions and bundled files is built once and kept in `.cache/panel`.
 * @param files files of a page that the project has in addition
 * @param from the folder of another project in JavaScript
 * @throws Error with the output of the build if it fails
 */
export function ensurePanel(
  files: ProjectFiles = new Map(),
  from = readerProject('javascript'),
): Promise<string> {
  const own = [...files].filter(([file]) => bundled.test(file)).sort();
  const directory = path.join(cacheRoot, 'panel', keyOf(own, from));
  if (existsSync(directory)) return Promise.resolve(directory);
  const building = inProgress.get(directory) ?? build(directory, own, from);
  inProgress.set(directory, building);
  return building;
}

function keyOf(own: [string, string | Buffer][], from: string): string {
  const project = hashFiles([
    path.join(verifyRoot, 'package-lock.json'),
    path.join(import.meta.dirname, 'build-panel.ts'),
    ...['package.json', 'config/admin.js', 'config/plugins.js'].map((file) =>
      path.join(from, file),
    ),
  ]);
  const contents = own.map(([file, content]) => [file, Buffer.from(content).toString('base64')]);
  return hashText(JSON.stringify([project, contents])).slice(0, 16);
}

async function build(
  directory: string,
  own: [string, string | Buffer][],
  from: string,
): Promise<string> {
  console.error('verify: building the admin panel (once for each version, about 30 seconds) …');
  const appDir = copyProject(`panel-${hashText(directory).slice(0, 8)}-${process.pid}`, from);
  try {
    writeFiles(appDir, own);
    await runBuild(appDir);
    return moveTo(directory, path.join(appDir, 'build'));
  } finally {
    rmSync(appDir, { recursive: true, force: true });
  }
}

async function runBuild(appDir: string): Promise<void> {
  const script = path.join(import.meta.dirname, 'build-panel.ts');
  const { code, printed } = await runProgram([script, appDir], appDir, {
    environment: {
      NODE_ENV: 'production',
      // npm puts the modules that the design system shares with the panel below the design system, where
      // the bundler, which looks for them next to the panel, doesn't find them.
      NODE_PATH: path.join(verifyRoot, 'node_modules/@strapi/design-system/node_modules'),
    },
    seconds: 600,
  });
  if (code !== 0 || !existsSync(path.join(appDir, 'build')))
    throw new Error(
      `The admin panel could not be built (exit code ${code}).\n${printed.slice(-4000)}`,
    );
}
