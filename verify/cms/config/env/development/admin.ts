import type { Core } from '@strapi/strapi';

const config = ({ env }: Core.Config.Shared.ConfigParams): Partial<Core.Config.Admin> => ({
  // Only the procedures and `serve --panel` need the panel; requests are answered sooner without it.
  serveAdminPanel: env.bool('SERVE_ADMIN_PANEL', false),
});

export default config;
