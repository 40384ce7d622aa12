import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { hashFiles } from '../hash.ts';
import { moveTo } from '../kept.ts';
import { once } from '../once.ts';
import { cacheRoot, examplePlugin, verifyRoot } from '../paths.ts';
import { programs } from '../shell/program.ts';
import { runProgram } from '../shell/run-program.ts';
import { pluginSources } from './sources.ts';

const sdk = path.join(verifyRoot, 'node_modules/@strapi/sdk-plugin');
const compiler = path.join(sdk, 'node_modules/typescript/bin/tsc');
const command = programs['strapi-plugin'];

/**
 * Type-checks the example plugin, builds it with the plugin SDK and has the SDK verify the result,
 * which takes about a minute. Returns the folder with its `package.json` and `dist`. Each version
 * of its files is built once and kept in `.cache/plugin`.
 * @throws Error with what the compiler or the SDK printed
 */
export const ensurePlugin = once(async (): Promise<string> => {
  const key = hashFiles([
    ...pluginSources(verifyRoot),
    path.join(verifyRoot, 'package-lock.json'),
    import.meta.filename,
  ]).slice(0, 16);
  const directory = path.join(cacheRoot, 'plugin', key);
  linkReactIntl();
  if (existsSync(directory)) return directory;
  console.error('verify: building the example plugin (once for each version, about a minute) …');
  const working = `${directory}.${process.pid}`;
  try {
    for (const file of pluginSources(verifyRoot))
      cpSync(file, path.join(working, path.relative(examplePlugin, file)));
    for (const part of ['server', 'admin'])
      await run(working, [
        compiler,
        '-p',
        `${part}/tsconfig.json`,
        '--noEmit',
        '--pretty',
        'false',
      ]);
    await run(working, [command, 'build']);
    await run(working, [command, 'verify']);
    return moveTo(directory, working);
  } finally {
    rmSync(working, { recursive: true, force: true });
  }
});

/**
 * A new project has `react-intl`, which the admin panel depends on, next to its other packages. Here,
 * npm put it below `@strapi/admin`, where neither the plugin nor a project with it would find it.
 */
export function linkReactIntl(): void {
  const link = path.join(cacheRoot, 'node_modules/react-intl');
  if (existsSync(link)) return;
  mkdirSync(path.dirname(link), { recursive: true });
  // It may be there and lead to nothing.
  rmSync(link, { force: true });
  symlinkSync(path.join(verifyRoot, 'node_modules/@strapi/admin/node_modules/react-intl'), link);
}

async function run(cwd: string, args: string[]): Promise<void> {
  const { code, printed } = await runProgram(args, cwd, { seconds: 300 });
  if (code !== 0)
    throw new Error(
      `The plugin in verify/plugin isn't right (${path.basename(args[0] ?? '')} ${args[1]}): ${printed.trim().slice(0, 2000)}`,
    );
}
