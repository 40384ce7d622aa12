import type { APIRoute } from 'astro';
import site from '#site/site.config.ts';
import { llmsFull } from '../agents/llms.ts';
import { listedAgentPages } from '../collection/agent-pages.ts';
import { documentedVersion } from '../collection/news.ts';

export const GET: APIRoute = async () =>
  new Response(llmsFull(site, await listedAgentPages(), documentedVersion()), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
