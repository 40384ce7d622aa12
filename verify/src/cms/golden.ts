import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Strapi } from './strapi.ts';

interface TypeGenerator {
  generators: {
    generate(options: {
      strapi: Strapi;
      pwd: string;
      rootDir?: string;
      logger: { silent: boolean; debug: boolean };
      artifacts: { contentTypes: boolean; components: boolean };
    }): Promise<unknown>;
  };
}

/** The namespaces of the configuration that option tables describe. */
const NAMESPACES = ['server', 'admin', 'api', 'features'];

/**
 * Writes what later checks read without a running CMS: the generated content-type definitions
 * (`types/generated`) and the configuration in effect (`settings.json`).
 */
export async function writeGoldenFiles(strapi: Strapi, directory: string): Promise<void> {
  const { generators } = createRequire(import.meta.url)(
    '@strapi/typescript-utils',
  ) as TypeGenerator;
  await generators.generate({
    strapi,
    pwd: directory,
    logger: { silent: true, debug: false },
    artifacts: { contentTypes: true, components: true },
  });
  const plugins = Object.keys(strapi.plugins);
  const settings = {
    ...Object.fromEntries(NAMESPACES.map((name) => [name, strapi.config.get(name)])),
    ...Object.fromEntries(
      plugins.map((name) => [`plugins.${name}`, strapi.config.get(`plugin::${name}`)]),
    ),
  };
  writeFileSync(
    path.join(directory, 'settings.json'),
    JSON.stringify(settings, withoutFunctions, 2),
  );
}

function withoutFunctions(_key: string, value: unknown): unknown {
  return typeof value === 'function' ? '[function]' : value;
}
