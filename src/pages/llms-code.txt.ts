import type { APIRoute } from 'astro';
import site from '#site/site.config.ts';
import { llmsCode } from '../agents/llms.ts';
import { listedAgentPages } from '../collection/agent-pages.ts';

export const GET: APIRoute = async () =>
  new Response(llmsCode(site, await listedAgentPages()), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
