import type { Core } from '@strapi/strapi';

const config = (): Core.Config.Plugin => ({
  // …
  graphql: { config: { defaultLimit: 25, maxLimit: 100, depthLimit: 10 } },
  documentation: { enabled: true },
});

export default config;
