import type { APIRoute } from 'astro';
import site from '#site/site.config.ts';

/** The site is open to every crawler (SPECIFICATION.md S1). */
export const GET: APIRoute = () =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${site.url}/sitemap-index.xml\n`, {
    headers: { 'content-type': 'text/plain' },
  });
