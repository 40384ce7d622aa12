import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copyProject } from '../../src/cms/project.ts';
import { hashFiles, hashText } from '../../src/hash.ts';
import { cacheRoot, verifyRoot } from '../../src/paths.ts';
import { readerProject } from '../../src/reader/project.ts';

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
    for (const [file, content] of own) {
      const target = path.join(appDir, file);
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, content);
    }
    await runBuild(appDir);
    mkdirSync(path.dirname(directory), { recursive: true });
    // Another run may have finished first; its result is the same.
    if (!existsSync(directory)) renameSync(path.join(appDir, 'build'), directory);
    return directory;
  } finally {
    rmSync(appDir, { recursive: true, force: true });
  }
}

function runBuild(appDir: string): Promise<void> {
  // npm puts the modules that the design system shares with the panel below the design system, where
  // the bundler, which looks for them next to the panel, doesn't find them.
  const hoisted = path.join(verifyRoot, 'node_modules/@strapi/design-system/node_modules');
  const child = spawn(
    process.execPath,
    ['--no-warnings', path.join(import.meta.dirname, 'build-panel.ts'), appDir],
    {
      cwd: appDir,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        NODE_PATH: hoisted,
        STRAPI_TELEMETRY_DISABLED: 'true',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-4000);
    });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 && existsSync(path.join(appDir, 'build'))
        ? resolve()
        : reject(new Error(`The admin panel could not be built (exit code ${code}).\n${output}`)),
    );
  });
}
