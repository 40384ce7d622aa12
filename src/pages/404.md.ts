import type { APIRoute } from 'astro';
import site from '#site/site.config.ts';
import { markdownResponse } from '../agents/markdown-response.ts';

/** What clients that prefer Markdown get at an address without a page. */
export const GET: APIRoute = () =>
  markdownResponse(
    `# Page not found\n\nThere is no page at this address. [llms.txt](${site.url}/llms.txt) lists every page.\n`,
  );
