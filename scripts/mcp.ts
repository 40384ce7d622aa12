import path from 'node:path';
import { parseArgs } from 'node:util';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import packageJson from '../package.json' with { type: 'json' };
import { createDocsServer } from '../src/agents/mcp/create-server.ts';
import { openDocsSite } from '../src/agents/mcp/docs-site.ts';
import { createHttpServer, mcpPath } from '../src/agents/mcp/serve-http.ts';
import { projectRoot } from '../src/config/project-root.ts';
import { endWith } from './end-with.ts';
import { listen } from './serve-site.ts';

/**
 * The documentation as an MCP server, from the built site.
 *
 *     npm run --silent mcp                    on standard input and output
 *     npm run mcp -- --http --port 3333       over streamable HTTP
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      http: { type: 'boolean', default: false },
      port: { type: 'string', default: '3333' },
      dist: { type: 'string', default: path.join(projectRoot, 'dist') },
    },
  });
  const site = await openDocsSite(values.dist);
  const create = () => createDocsServer(site, packageJson.version);
  if (values.http) {
    const port = await listen(createHttpServer(create), Number(values.port));
    console.error(`The documentation is an MCP server on http://localhost:${port}${mcpPath}`);
  } else {
    serveStdio(create);
  }
}

// Errors go to the error output, because standard output belongs to the protocol.
await endWith(main);
