import type { IncomingHttpHeaders } from 'node:http';
import { request } from 'node:https';

/** A web server in front of Strapi, as a visitor knows it. */
export interface Site {
  readonly domain: string;
  /** The port of loopback that stands for port 443 of the domain. */
  readonly port: number;
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface Visit {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly json?: unknown;
  /** A body that is too long for memory, in pieces. */
  readonly body?: { readonly length: number; readonly pieces: Iterable<Buffer> };
}

/** Sends one request over HTTPS. The certificate is signed by itself, so nobody vouches for it. */
export function visit(site: Site, path: string, options: Visit = {}): Promise<Answer> {
  const { method = 'GET', json, body } = options;
  const text = json === undefined ? undefined : JSON.stringify(json);
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port: site.port,
        servername: site.domain,
        rejectUnauthorized: false,
        method,
        path,
        agent: false,
        headers: {
          Host: site.domain,
          ...(text !== undefined && {
            'Content-Type': 'application/json',
            'Content-Length': String(Buffer.byteLength(text)),
          }),
          ...(body && { 'Content-Length': String(body.length) }),
          ...options.headers,
        },
      },
      (response) => {
        let received = '';
        response.setEncoding('utf8').on('data', (part: string) => {
          received += part;
        });
        const finish = (): void =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: received });
        response.on('end', finish);
        // A server that refuses a body may close the connection before it has read all of it.
        response.on('error', finish);
      },
    );
    sent.on('upgrade', (response, socket) => {
      socket.destroy();
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: '' });
    });
    sent.on('error', reject);
    if (body) void write(sent, body.pieces);
    else sent.end(text);
  });
}

async function write(sent: ReturnType<typeof request>, pieces: Iterable<Buffer>): Promise<void> {
  for (const piece of pieces) {
    if (sent.destroyed) return;
    if (!sent.write(piece))
      await new Promise<void>((resolve) => {
        sent.once('drain', resolve);
        sent.once('close', resolve);
      });
  }
  sent.end();
}
