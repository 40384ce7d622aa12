import { createServer, type Server } from 'node:http';
import {
  localhostHostValidation,
  localhostOriginValidation,
  toNodeHandler,
} from '@modelcontextprotocol/node';
import { createMcpHandler, type McpServer } from '@modelcontextprotocol/server';

/** Where the server listens for MCP. */
export const mcpPath = '/mcp';

/**
 * Streamable HTTP on this machine only: the guards reject other hosts and origins, so that no web
 * page can reach the server through a reader's browser.
 */
export function createHttpServer(create: () => McpServer): Server {
  const validHost = localhostHostValidation();
  const validOrigin = localhostOriginValidation();
  const handle = toNodeHandler(createMcpHandler(create));
  return createServer(async (request, response) => {
    // The library reads the header as an address, and an address can have more than a host.
    if (!/^[\w.:[\]-]*$/.test(request.headers.host ?? '')) {
      response.writeHead(403).end();
      return;
    }
    if (!validHost(request, response) || !validOrigin(request, response)) return;
    // Whatever a client sends as the target, such as `//`: it need not be an address.
    if (request.url?.split('?')[0] !== mcpPath) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end(`MCP is at ${mcpPath}.\n`);
      return;
    }
    // The adapter's types do not know that Node leaves some members undefined; its code does.
    await handle(request as Parameters<typeof handle>[0], response);
  });
}
