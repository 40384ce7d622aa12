import { createRequire } from 'node:module';
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

/** Writes what the type checker reads without a running CMS: the generated content-type definitions. */
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
}
