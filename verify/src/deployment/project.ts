import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { exampleFiles, examplePlugin } from '../paths.ts';
import { PLUGIN_ID } from '../plugin/install.ts';
import { completeFile, isPartial } from '../reader/complete-file.ts';
import { generatedProject } from '../reader/generate.ts';
import type { DeploymentHost } from './host.ts';
import { LOCAL_MARK } from './image.ts';
import type { Manifest } from './packages.ts';
import { lockfileOf } from './packages.ts';

/** Folders that are on the computer of somebody who has worked on the project. */
const localFolders = ['.git', '.tmp', '.cache', '.strapi', 'build', 'dist', 'node_modules'];

/**
 * The project of a reader as it comes from `create-strapi-app`, after its packages were installed and
 * some work in development mode, with the files of the page.
 */
export async function readersProject(
  host: DeploymentHost,
  files: ReadonlyMap<string, string>,
): Promise<string> {
  const folder = host.newFolder('project');
  cpSync(generatedProject('typescript'), folder, { recursive: true });
  writeLockfile(folder);
  writeFiles(folder, files);
  for (const local of localFolders) leaveMark(path.join(folder, local));
  return folder;
}

/** Adds the example plugin to a project, as the plugin SDK leaves it in `src/plugins`, with the content types it is about. */
export function addPlugin(project: string): void {
  const folder = path.join(project, 'src/plugins', PLUGIN_ID);
  cpSync(examplePlugin, folder, { recursive: true });
  cpSync(path.join(exampleFiles, 'src'), path.join(project, 'src'), { recursive: true });
  writeFileSync(path.join(folder, '.gitignore'), 'dist/\nnode_modules/\n');
  writeLockfile(folder);
  for (const local of ['dist', 'node_modules']) leaveMark(path.join(folder, local));
  const config = path.join(project, 'config/plugins.ts');
  const source = readFileSync(config, 'utf8');
  const enabled = `  ${PLUGIN_ID}: { enabled: true, resolve: './src/plugins/${PLUGIN_ID}' },\n`;
  writeFileSync(
    config,
    source.replace(/=> \(\{\n/, (start) => start + enabled),
  );
}

/** Writes files of a page, whose titles are their paths. */
function writeFiles(folder: string, files: ReadonlyMap<string, string>): void {
  for (const [file, content] of files) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    const own = existsSync(target) ? readFileSync(target, 'utf8') : undefined;
    const isPart = own !== undefined && /\.[jt]s$/.test(file) && isPartial(content);
    writeFileSync(target, isPart ? completeFile(own, content) : `${content}\n`);
  }
}

function writeLockfile(folder: string): void {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
  writeFileSync(path.join(folder, 'package-lock.json'), lockfileOf(manifest));
}

/** A file by which an image that takes along what it shouldn't is found out. */
function leaveMark(folder: string): void {
  if (!existsSync(folder)) mkdirSync(folder);
  writeFileSync(path.join(folder, LOCAL_MARK), '');
}
