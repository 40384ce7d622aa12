import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '../../src/paths.ts';
import type { Scene } from '../scene.ts';

/** Path of a scene from the project root. */
const sceneFile = (name: string): string => `verify/panel/scenes/${name}.ts`;

/** Imports a scene. @throws Error if the file is missing or exports no scene */
export async function loadScene(name: string): Promise<Scene> {
  const file = path.join(projectRoot, sceneFile(name));
  if (!existsSync(file))
    throw new Error(
      `The front matter names the scene "${name}", but there is no ${sceneFile(name)}.`,
    );
  const module = (await import(pathToFileURL(file).href)) as { default?: unknown };
  if (typeof module.default !== 'object' || module.default === null)
    throw new Error(`${sceneFile(name)} must export a scene: export default scene({ … }).`);
  return module.default as Scene;
}
