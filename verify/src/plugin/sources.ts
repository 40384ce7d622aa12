import path from 'node:path';
import { filesBelow } from '../files.ts';

/** What the example plugin is made from, in its folder. */
export const pluginParts = ['package.json', 'server', 'admin'];

/** The files of the example plugin, without what its build makes. */
export function pluginSources(verifyRoot: string): string[] {
  return pluginParts.flatMap((name) => filesBelow(path.join(verifyRoot, 'plugin', name)));
}
