import type { APIRoute } from 'astro';
import site from '#site/site.config.ts';
import type { ClientConfig } from '../../ask-ai/client-config.ts';

export const GET: APIRoute = () => {
  if (!site.askAi) return Response.json(null);
  const config: ClientConfig = { ...site.askAi, origin: site.url };
  return Response.json(config);
};
