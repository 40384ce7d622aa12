import type { APIRoute } from 'astro';
import { buildAskIndex } from '../../ask-ai/retrieval/ask-index.ts';
import { listedAgentPages } from '../../documents/agent-pages.ts';

export const GET: APIRoute = async () => Response.json(buildAskIndex(await listedAgentPages()));
