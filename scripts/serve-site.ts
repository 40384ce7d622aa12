import { createReadStream, existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import compression from 'compression';
import sirv from 'sirv';
import { canonicalPath } from '../src/navigation/canonical-path.ts';

const minute = 60;
const year = 365 * 24 * 60 * minute;

/** Files whose names change with their content. */
const hashed = /^\/(?:_astro|sidebars)\//;

/**
 * Serves the finished site as a good host would: each page has one URL (product-spec S2), and unknown
 * paths return the not-found page with status 404. Hashed files are cached permanently, and pages for
 * a few minutes, so that a prefetched page isn't fetched twice.
 * @param dist absolute path of the output folder
 */
export function createSiteServer(dist: string): Server {
  const files = sirv(dist, {
    etag: true,
    setHeaders: (response, pathname) => {
      const seconds = hashed.test(pathname) ? year : 5 * minute;
      const immutable = seconds === year ? ', immutable' : '';
      response.setHeader('cache-control', `public, max-age=${seconds}${immutable}`);
      response.setHeader('x-content-type-options', 'nosniff');
      response.setHeader('referrer-policy', 'strict-origin-when-cross-origin');
    },
  });
  const compress = compression();
  return createServer((request, response) => {
    // The types are Express's, but the library needs nothing that Node's own objects lack.
    compress(
      request as Parameters<typeof compress>[0],
      response as Parameters<typeof compress>[1],
      () => handle(request, response),
    );
  });

  function handle(request: IncomingMessage, response: ServerResponse): void {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    const [pathname, query] = splitQuery(request.url ?? '/');
    const canonical = canonicalPath(pathname);
    if (canonical !== pathname && isPage(canonical)) {
      response.writeHead(301, { location: query ? `${canonical}?${query}` : canonical }).end();
      return;
    }
    // Hosts use this file for what isn't found, and at its own address nothing is.
    if (canonical === '/404') notFound(request, response);
    else files(request, response, () => notFound(request, response));
  }

  /** Only the paths of pages are normalized, so that no redirect ends at an error. */
  function isPage(pathname: string): boolean {
    const decoded = decode(pathname);
    return decoded !== undefined && existsSync(path.join(dist, decoded, 'index.html'));
  }

  function notFound(request: IncomingMessage, response: ServerResponse): void {
    response.writeHead(404, {
      'content-type': 'text/html;charset=utf-8',
      'cache-control': 'no-cache',
    });
    if (request.method === 'HEAD') response.end();
    else createReadStream(path.join(dist, '404.html')).pipe(response);
  }
}

function splitQuery(target: string): [string, string | undefined] {
  const mark = target.indexOf('?');
  return mark === -1 ? [target, undefined] : [target.slice(0, mark), target.slice(mark + 1)];
}

function decode(pathname: string): string | undefined {
  try {
    const decoded = decodeURIComponent(pathname);
    // A path must not climb out of the folder.
    return decoded.split('/').includes('..') ? undefined : decoded;
  } catch {
    return undefined;
  }
}

/** Listens on the wanted port, or on the next free one after it. @returns the port */
export function listen(server: Server, wanted: number, host = '127.0.0.1'): Promise<number> {
  return new Promise((resolve, reject) => {
    let port = wanted;
    server.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE' || port >= wanted + 50) reject(error);
      else server.listen(++port, host);
    });
    server.on('listening', () => resolve(port));
    server.listen(port, host);
  });
}
