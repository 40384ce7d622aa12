import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { exampleFiles, examplePlugin } from '../paths.ts';
import { PLUGIN_ID } from '../plugin/install.ts';
import { completeFile, isPartial } from '../reader/complete-file.ts';
import { generatedProject } from '../reader/generate.ts';
import type { DeploymentHost } from './host.ts';
import { LOCAL_MARK } from './image.ts';
import { LOCKFILE, lockfileOf, type Manifest } from './packages.ts';

/**
 * The project of a reader as it comes from `create-strapi-app`, after its packages were installed and
 * some work in development mode, with the files of the page.
 */
export function readersProject(host: DeploymentHost, files: ReadonlyMap<string, string>): string {
  const folder = host.newFolder('project');
  cpSync(generatedProject('typescript'), folder, { recursive: true });
  for (const [file, content] of files) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    const own = existsSync(target) ? readFileSync(target, 'utf8') : '';
    const isPart = file.endsWith('.ts') && isPartial(content);
    writeFileSync(target, isPart ? completeFile(own, content) : `${content}\n`);
  }
  leaveBehind(folder, ['.git', '.tmp', '.cache', '.strapi', 'build', 'dist', 'node_modules']);
  return folder;
}

/** Adds the example plugin to a project, as the plugin SDK leaves it in `src/plugins`, with the content types it is about. */
export function addPlugin(project: string): void {
  const folder = path.join(project, 'src/plugins', PLUGIN_ID);
  cpSync(examplePlugin, folder, { recursive: true });
  cpSync(path.join(exampleFiles, 'src'), path.join(project, 'src'), { recursive: true });
  writeFileSync(path.join(folder, '.gitignore'), 'dist/\nnode_modules/\n');
  leaveBehind(folder, ['dist', 'node_modules']);
  const config = path.join(project, 'config/plugins.ts');
  const enabled = `  ${PLUGIN_ID}: { enabled: true, resolve: './src/plugins/${PLUGIN_ID}' },\n`;
  writeFileSync(
    config,
    readFileSync(config, 'utf8').replace('=> ({\n', (start) => start + enabled),
  );
}

/** The lockfile, and in each folder a file by which an image that takes along what it shouldn't is found out. */
function leaveBehind(folder: string, locals: readonly string[]): void {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
  writeFileSync(path.join(folder, LOCKFILE), lockfileOf(manifest));
  for (const local of locals) {
    mkdirSync(path.join(folder, local), { recursive: true });
    writeFileSync(path.join(folder, local, LOCAL_MARK), '');
  }
}
