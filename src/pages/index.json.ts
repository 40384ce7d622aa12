import type { APIRoute } from 'astro';
import site from '#site/site.config.ts';
import { pageIndex } from '../agents/page-index.ts';
import { listedAgentPages } from '../collection/agent-pages.ts';

export const GET: APIRoute = async () => Response.json(pageIndex(site, await listedAgentPages()));
