import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { onLoopback } from '../loopback.ts';
import type { Service } from './service.ts';

/**
 * Starts a collector for events of Sentry's SDKs, which keeps each request as `1.envelope`,
 * `2.envelope` … in `folder` (https://develop.sentry.dev/sdk/data-model/envelopes/).
 */
export async function startSentry(folder: string): Promise<Service['environment']> {
  let envelopes = 0;
  const server = createServer(async (request, response) => {
    const isEnvelope = request.method === 'POST' && request.url?.startsWith('/api/1/envelope/');
    const body = await buffer(request);
    if (isEnvelope) writeFileSync(path.join(folder, `${++envelopes}.envelope`), body);
    response.writeHead(isEnvelope ? 200 : 404, { 'Content-Type': 'application/json' }).end('{}');
  });
  const port = await onLoopback(server);
  return { SENTRY_DSN: `http://public@127.0.0.1:${port}/1`, SENTRY_INBOX: folder };
}
