import { defineMiddleware } from 'astro:middleware';
import site from '#site/site.config.ts';
import { moveIslandScripts } from './build/astro-patches/move-island-scripts.ts';
import { basePathOf } from './config/base-path.ts';
import { addBase } from './config/base-urls.ts';

/** Changes the HTML of every page on its way out, in the build as in development. */
export const onRequest = defineMiddleware(async (_, next) => {
  const response = await next();
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  const html = moveIslandScripts(await response.text());
  return new Response(addBase(html, basePathOf(site.url)), response);
});
