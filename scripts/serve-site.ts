import { existsSync, type ReadStream, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import mime from 'mime-types';
import Negotiator from 'negotiator';
import send from 'send';
import { underBase, withinBase } from '../src/config/base-path.ts';
import { canonicalPath } from '../src/hosting/canonical-path.ts';
import { findRedirect } from '../src/hosting/find-redirect.ts';
import { prefersMarkdown } from '../src/hosting/prefers-markdown.ts';
import { type HostingRules, headersOf, varyOn } from '../src/hosting/rules.ts';
import { variantFolder } from '../src/vocabulary/image-file.ts';

/** Encodings of the files that the build compressed, the best first, and the ends of their names. */
const encodings = { br: '.br', gzip: '.gz' } as const;
type Encoding = keyof typeof encodings;

/** The library's types don't know its option yet. */
interface Encodings {
  /** @param options the encodings to take first among those that the client accepts alike */
  readonly encodings: (
    available: string[],
    options: { readonly preferred: string[] },
  ) => readonly string[];
}

/** What `send` gives as the reason why it sends no file. */
interface Refusal extends Error {
  readonly status?: number;
  readonly headers?: Record<string, string>;
}

/**
 * Serves the finished site as a good host would: each page has one URL (SPECIFICATION.md S2), old paths
 * lead to today's, clients that prefer Markdown get it, and unknown paths return a not-found page with
 * status 404. Ranges, conditional requests and types of files are `send`'s.
 * @param dist absolute path of the output folder; it can be built again meanwhile
 * @param rules gives the rules of the last build
 * @param makeImage writes the smaller version of an image that has this path, if the build hasn't come to it yet
 */
export function createSiteServer(
  dist: string,
  rules: () => HostingRules,
  makeImage?: (pathname: string) => Promise<void>,
): Server {
  return createServer((request, response) => {
    serve(request, response).catch((error: unknown) => {
      console.error(error);
      fail(response, rules());
    });
  });

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { ...rules().everywhere, allow: 'GET, HEAD' }).end();
      return;
    }
    const current = rules();
    const [pathname, query] = splitQuery(targetOf(request));
    const target = redirectOf(pathname, current);
    if (target !== undefined) {
      const [place = '', anchor] = target.split('#');
      const address = place + (query ? `?${query}` : '');
      const location = anchor ? `${address}#${anchor}` : address;
      response.writeHead(301, { ...current.everywhere, location }).end();
      return;
    }
    // Hosts use these files for what isn't found, and at their own addresses nothing is.
    const path = withinBase(current.base, pathname);
    const hidden = path === '/404.md' || canonicalPath(path ?? '') === '/404';
    const wanted = path && !hidden ? decode(path) : undefined;
    if (wanted?.startsWith(variantFolder) && !isFile(wanted)) await makeImage?.(wanted);
    const file = wanted === undefined ? undefined : fileOf(wanted, request);
    if (wanted === undefined || !file) return notFound(request, response, current);
    for (const [name, value] of Object.entries(
      headersOf(underBase(current.base, wanted), current),
    )) {
      response.setHeader(name, value);
    }
    sendFile(request, response, file, current);
  }

  function redirectOf(pathname: string, current: HostingRules): string | undefined {
    const moved = findRedirect(pathname, current.redirects);
    if (moved !== undefined) return moved;
    const canonical = canonicalPath(pathname);
    // Only the paths of pages are normalized, so that no redirect ends at an error.
    return canonical !== pathname && isPage(withinBase(current.base, canonical))
      ? canonical
      : undefined;
  }

  function isPage(pathname: string | undefined): boolean {
    const decoded = pathname && decode(pathname);
    return decoded !== undefined && existsSync(path.join(dist, decoded, 'index.html'));
  }

  /** The file for a path, from the output folder. A page has a twin in Markdown. */
  function fileOf(pathname: string, request: IncomingMessage): string | undefined {
    // The compressed twins aren't addresses.
    if (Object.values(encodings).some((end) => pathname.endsWith(end))) return undefined;
    const page = path.posix.join(pathname, 'index.html');
    if (isFile(page)) {
      const twin = pathname === '/' ? '/index.md' : `${pathname}.md`;
      return prefersMarkdown(request.headers.accept) && isFile(twin) ? twin : page;
    }
    return isFile(pathname) ? pathname : undefined;
  }

  function isFile(pathname: string): boolean {
    try {
      return statSync(path.join(dist, pathname), { throwIfNoEntry: false })?.isFile() ?? false;
    } catch {
      // No file has a name that is too long for the system.
      return false;
    }
  }

  function sendFile(
    request: IncomingMessage,
    response: ServerResponse,
    file: string,
    current: HostingRules,
  ): void {
    response.setHeader('vary', varyOn);
    response.setHeader('content-type', typeOf(file));
    const encoding = encodingOf(file, request);
    if (encoding) response.setHeader('content-encoding', encoding);
    const name = encoding ? file + encodings[encoding] : file;
    send(request, encodeURI(name), { root: dist, cacheControl: false, dotfiles: 'deny' })
      .on('error', (error: Refusal) => {
        response.removeHeader('content-encoding');
        if (response.headersSent) response.destroy();
        // A range that the file doesn't have, or a condition that doesn't hold.
        else if (error.status === 416 || error.status === 412) {
          response.writeHead(error.status, error.headers).end();
        } else if (error.status === 500) {
          // The file is there, but can't be read, for example because too many are open.
          console.error(error);
          fail(response, current);
        } else notFound(request, response, current).catch(() => fail(response, current));
      })
      .on('stream', (stream: ReadStream) => {
        // A response that waits for earlier ones doesn't hear that its client has left.
        request.once('close', () => stream.destroy());
        // A file that a build shortens meanwhile must not leave the client waiting for the rest.
        const expected = Number(response.getHeader('content-length'));
        stream.once('end', () => {
          if (stream.bytesRead < expected) response.destroy();
        });
      })
      .pipe(response);
  }

  /** The encoding in which a compressed twin of the file can be sent. */
  function encodingOf(file: string, request: IncomingMessage): Encoding | undefined {
    const known = (Object.keys(encodings) as Encoding[]).filter((encoding) =>
      isFile(file + encodings[encoding]),
    );
    if (known.length === 0) return undefined;
    const negotiator: Encodings = new Negotiator(request);
    const [best] = negotiator.encodings([...known, 'identity'], { preferred: [...known] });
    return known.find((encoding) => encoding === best);
  }

  async function notFound(
    request: IncomingMessage,
    response: ServerResponse,
    current: HostingRules,
  ): Promise<void> {
    const [pathname] = splitQuery(targetOf(request));
    const markdown = pathname.endsWith('.md') || prefersMarkdown(request.headers.accept);
    const file = markdown ? '404.md' : '404.html';
    const encoding = encodingOf(file, request);
    const name = encoding ? file + encodings[encoding] : file;
    // In the middle of a build there may be none.
    const found = await readFile(path.join(dist, name)).catch(() => undefined);
    const body = found ?? Buffer.from('Not found.\n');
    response.writeHead(404, {
      ...headersOf(underBase(current.base, '/404'), current),
      'cache-control': 'no-cache',
      'content-type': typeOf(file),
      'content-length': body.length,
      ...(found && encoding && { 'content-encoding': encoding }),
      vary: varyOn,
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  }
}

const typeOf = (file: string): string =>
  mime.contentType(path.extname(file)) || 'application/octet-stream';

/** Ends a response that can't be completed. */
function fail(response: ServerResponse, { everywhere }: HostingRules): void {
  if (response.headersSent) response.destroy();
  else response.writeHead(500, { ...everywhere }).end();
}

/** The target without the host, which proxies name as well (RFC 9112, section 3.2.2). */
const targetOf = ({ url = '' }: IncomingMessage): string =>
  url.replace(/^https?:\/\/[^/?]*/i, '') || '/';

function splitQuery(target: string): [string, string | undefined] {
  const mark = target.indexOf('?');
  return mark === -1 ? [target, undefined] : [target.slice(0, mark), target.slice(mark + 1)];
}

function decode(pathname: string): string | undefined {
  try {
    const decoded = decodeURIComponent(pathname);
    // A path must not climb out of the folder, a file has one address, and no name has a zero byte.
    return /\/\/|\/\.{1,2}(?:\/|$)|\0/.test(decoded) ? undefined : decoded;
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
    server.on('listening', () => {
      const address = server.address();
      // Port 0 is whichever is free.
      resolve(address && typeof address === 'object' ? address.port : port);
    });
    server.listen(port, host);
  });
}
