/**
 * Builds the admin panel of the project in the folder that the first argument names, as `strapi build`
 * does. The command itself would take the verifier's `tsconfig.json` for that of the project.
 */
import { createRequire } from 'node:module';
import { packageFolder } from '../../src/paths.ts';

interface BuildOptions {
  cwd: string;
  logger: object;
  bundler: 'vite';
  minify: boolean;
  sourcemap: boolean;
}

const require = createRequire(import.meta.url);
const strapi = (file: string): unknown =>
  require(packageFolder('@strapi/strapi', `dist/src/${file}.js`));
const { build } = strapi('node/build') as { build(options: BuildOptions): Promise<void> };
const { createLogger } = strapi('cli/utils/logger') as { createLogger(): object };

await build({
  cwd: process.argv[2] ?? process.cwd(),
  logger: createLogger(),
  bundler: 'vite',
  minify: true,
  sourcemap: false,
});
