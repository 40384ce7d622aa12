import { McpServer } from '@modelcontextprotocol/server';
import type { DocsSite } from './docs-site.ts';
import { registerTools } from './tools.ts';

/** An MCP server over the built documentation. One is made per connection. */
export function createDocsServer(site: DocsSite, version: string): McpServer {
  const server = new McpServer(
    { name: 'documentation', title: site.title, version },
    {
      instructions: `Reads ${site.title} (${site.url}). Search first, then read the page; cite pages by their URL.`,
    },
  );
  registerTools(server, site);
  return server;
}
