import type { IncomingHttpHeaders } from 'node:http';
import http from 'node:http';
import https from 'node:https';

/** Who signs in, with what the page's command has for `<a-long-password>`. */
export const administrator = { email: 'dana@example.com', password: 'A-long-password-1' };

/** A server as a visitor knows it. */
export interface Site {
  /** The domain that has HTTPS; without it, HTTP goes to the port. */
  readonly domain?: string;
  /** The port of loopback, which stands for port 443 of the domain. */
  readonly port: number;
}

/** A response, with its body as text. */
export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A request; GET unless it says otherwise. */
export interface Visit {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly token?: string;
  readonly json?: unknown;
  readonly body?: Buffer;
}

/** Sends one request. The certificate is signed by itself, so nobody vouches for it. */
export function visit({ domain, port }: Site, path: string, visit: Visit = {}): Promise<Answer> {
  const { method, token, json, headers } = visit;
  const body = visit.body ?? (json === undefined ? undefined : Buffer.from(JSON.stringify(json)));
  return new Promise((resolve, reject) => {
    const options = {
      ...{ host: '127.0.0.1', port, method, path, agent: false as const },
      signal: AbortSignal.timeout(120_000),
      headers: {
        ...(domain !== undefined && { Host: domain }),
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
        ...(json !== undefined && { 'Content-Type': 'application/json' }),
        ...(body && { 'Content-Length': String(body.length) }),
        ...headers,
      },
    };
    const sent =
      domain === undefined
        ? http.request(options)
        : https.request({ ...options, servername: domain, rejectUnauthorized: false });
    sent.on('response', (response) => {
      let received = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        received += part;
      });
      const finish = (): void =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: received });
      // A server that rejects a body may close the connection before it has read all of it.
      response.on('end', finish).on('error', finish);
    });
    sent.on('upgrade', ({ statusCode = 0, headers: answered }, socket) => {
      socket.destroy();
      resolve({ status: statusCode, headers: answered, body: '' });
    });
    sent.on('error', reject).end(body);
  });
}
