/**
 * Builds the admin panel of the project in the folder that the first argument names, as `strapi build`
 * does. The command itself would take the verifier's `tsconfig.json` for that of the project.
 */
import { createRequire } from 'node:module';
import path from 'node:path';
import { verifyRoot } from '../../src/paths.ts';

interface Spinner {
  text: string;
  start(): Spinner;
  succeed(): Spinner;
  fail(): Spinner;
}

interface BuildModule {
  build(options: {
    cwd: string;
    logger: object;
    bundler: 'vite';
    minify: boolean;
    sourcemap: boolean;
  }): Promise<void>;
}

const spinner: Spinner = {
  text: '',
  start: () => spinner,
  succeed: () => spinner,
  fail: () => spinner,
};

const logger = {
  debug: () => undefined,
  info: console.log,
  log: console.log,
  warn: console.warn,
  error: console.error,
  spinner: () => ({ ...spinner }),
};

const { build } = createRequire(import.meta.url)(
  path.join(verifyRoot, 'node_modules/@strapi/strapi/dist/src/node/build.js'),
) as BuildModule;

await build({
  cwd: process.argv[2] ?? process.cwd(),
  logger,
  bundler: 'vite',
  minify: true,
  sourcemap: false,
});
