import { defineMiddleware } from 'astro:middleware';
import { moveIslandScripts } from './layouts/move-island-scripts.ts';

/** Changes the HTML of every page on its way out, in the build as in development. */
export const onRequest = defineMiddleware(async (_, next) => {
  const response = await next();
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  return new Response(moveIslandScripts(await response.text()), response);
});
