import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import type { Strapi } from './strapi.ts';

const require = createRequire(import.meta.url);
const { createStrapi } = require('@strapi/strapi') as typeof import('@strapi/strapi');

/** Loads the project in `appDir`; nothing listens yet. `develop` lets the panel change schemas. */
export async function boot(appDir: string, develop = false): Promise<Strapi> {
  // Strapi resolves some paths against the working directory.
  process.chdir(appDir);
  // Strapi reads this file when it is imported, which was before the project existed.
  process.loadEnvFile('.env');
  const strapi = createStrapi({ appDir, distDir: appDir, autoReload: develop });
  strapi.log.level = 'error';
  await strapi.load();
  return strapi as unknown as Strapi;
}

/** Starts to listen on loopback (port 0 takes a free one) and returns the port. */
export async function listen(strapi: Strapi, port: number): Promise<number> {
  strapi.config.set('server.port', port);
  await strapi.listen();
  return (strapi.server.httpServer.address() as AddressInfo).port;
}

/** Empties the memory of the request limiter, which outlives a database reset. */
export function forgetRateLimits(): void {
  const { Stores } = require('koa2-ratelimit') as { Stores: { Memory: { cleanAll: () => void } } };
  Stores.Memory.cleanAll();
}
