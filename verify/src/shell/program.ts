import { packageFolder } from '../paths.ts';

/** The programs whose commands the pages show, with the modules that Node runs. */
export const programs = {
  strapi: packageFolder('@strapi/strapi', 'bin/strapi.js'),
  'create-strapi-app': packageFolder('create-strapi-app', 'bin/index.js'),
  upgrade: packageFolder('@strapi/upgrade', 'bin/upgrade.js'),
  'strapi-plugin': packageFolder('@strapi/sdk-plugin', 'bin/strapi-plugin.js'),
} as const;

export type Program = keyof typeof programs;
