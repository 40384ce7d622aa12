// #region imports
import type { Core } from '@strapi/strapi';

// #endregion

// #region middleware
/** Tells browsers and proxies how many seconds they can keep a public response. */
const cache: Core.MiddlewareFactory<{ maxAge: number }> = (config) => async (ctx, next) => {
  ctx.vary('Authorization');
  await next();
  const isPublic = !ctx.state.auth?.credentials;
  if (isPublic && ctx.status === 200) ctx.set('Cache-Control', `public, max-age=${config.maxAge}`);
};

export default cache;
// #endregion
