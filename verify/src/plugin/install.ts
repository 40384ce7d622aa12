import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../files.ts';
import { readerProject } from '../reader/project.ts';
import { ensurePlugin } from './build.ts';

/** The configuration file of a project that enables plugins. */
export const PLUGINS_FILE = '/config/plugins.js';

/** The id of the example plugin. */
export const PLUGIN_ID = 'inspections';

/**
 * What a project needs to have the example plugin, by path from its root: the built plugin under
 * `src/plugins`, and the configuration that enables it.
 * @param ownConfig the `config/plugins.js` of a page; that of the reader's project unless it has one
 */
export async function pluginFiles(ownConfig?: string): Promise<Map<string, string>> {
  const directory = await ensurePlugin();
  const built = [path.join(directory, 'package.json'), path.join(directory, 'dist')]
    .flatMap(filesBelow)
    .filter((file) => /\.(?:m?js|json)$/.test(file));
  const config =
    ownConfig ?? readFileSync(path.join(readerProject('javascript'), PLUGINS_FILE), 'utf8');
  return new Map([
    ...built.map((file): [string, string] => [
      `/src/plugins/${PLUGIN_ID}/${path.relative(directory, file)}`,
      readFileSync(file, 'utf8'),
    ]),
    [PLUGINS_FILE, withPlugin(config)],
  ]);
}

/** Enables the plugin in a `config/plugins.js` that doesn't mention it. */
function withPlugin(config: string): string {
  return `${config}
module.exports = ((own) => (context) => ({
  '${PLUGIN_ID}': { enabled: true, resolve: './src/plugins/${PLUGIN_ID}' },
  ...(typeof own === 'function' ? own(context) : own),
}))(module.exports.default ?? module.exports);
`;
}
