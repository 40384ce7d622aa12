import type { Core } from '@strapi/strapi';

const config = (): Core.Config.Server => ({
  // …
  openapi: { 'content-api': { access: 'public' } },
});

export default config;
