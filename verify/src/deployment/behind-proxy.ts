import type { Site } from './visit.ts';
import { visit } from './visit.ts';

/** Who signs in. */
export interface Administrator {
  readonly email: string;
  readonly password: string;
}

/** How often the admin panel lets somebody sign in within five minutes, and the Content API. */
const LIMITS = { '/admin/login': 5, '/api/auth/local': 10 } as const;

/** More attempts than any limit allows. */
const ATTEMPTS = 14;

/** The largest file that Strapi accepts, unless its configuration says otherwise. */
export const FILE_LIMIT = 200 * 1024 * 1024;

/**
 * Does what visitors and editors do through a reverse proxy, and what an attacker tries.
 * @param limit the longest body, in bytes, that the proxy lets through
 * @returns what goes wrong, in sentences
 */
export async function visitProblems(
  site: Site,
  administrator: Administrator,
  limit: number,
): Promise<string[]> {
  const health = await visit(site, '/_health');
  if (health.status !== 204)
    return [`Behind this proxy, HTTPS responds to /_health with status ${health.status}, not 204.`];
  const login = await visit(site, '/admin/login', { method: 'POST', json: administrator });
  if (login.status !== 200)
    return [
      `Signing in to the admin panel responds with status ${login.status}: ${login.body.slice(0, 200)}`,
    ];
  const token = (JSON.parse(login.body) as { data: { token: string } }).data.token;
  const cookies = login.headers['set-cookie'] ?? [];
  const problems: string[] = [];
  if (!cookies.some((cookie) => /^strapi_admin_refresh=.*;\s*secure/i.test(cookie)))
    problems.push(
      `The session cookie of the admin panel isn't secure: ${cookies.map((cookie) => cookie.replace(/=[^;]*/, '=…')).join(' ') || 'there is none'}.`,
    );
  problems.push(...(await webSocketProblems(site, token)));
  problems.push(...(await uploadProblems(site, token, limit)));
  problems.push(...(await forgeryProblems(site)));
  return problems;
}

/** `strapi transfer` opens a WebSocket on this route. */
async function webSocketProblems(site: Site, token: string): Promise<string[]> {
  const created = await visit(site, '/admin/transfer/tokens', {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    json: {
      name: `Transfer ${site.port}`,
      description: '',
      lifespan: null,
      permissions: ['push'],
    },
  });
  if (created.status !== 201)
    return [
      `A transfer token can't be created: status ${created.status}, ${created.body.slice(0, 200)}`,
    ];
  const { accessKey } = (JSON.parse(created.body) as { data: { accessKey: string } }).data;
  const opened = await visit(site, '/admin/transfer/runner/push', {
    headers: {
      Authorization: `Bearer ${accessKey}`,
      Connection: 'Upgrade',
      Upgrade: 'websocket',
      'Sec-WebSocket-Version': '13',
      'Sec-WebSocket-Key': Buffer.from('sixteen bytes in').toString('base64'),
    },
  });
  return opened.status === 101
    ? []
    : [
        `A WebSocket to /admin/transfer/runner/push gets status ${opened.status}, not 101, so \`strapi transfer\` fails.`,
      ];
}

async function uploadProblems(site: Site, token: string, limit: number): Promise<string[]> {
  const fits = await upload(site, token, limit);
  const problems =
    fits.status === 201 || fits.status === 200
      ? []
      : [`An upload of ${limit} bytes gets status ${fits.status}: ${fits.body.slice(0, 120)}`];
  const tooLong = await upload(site, token, Math.max(limit, FILE_LIMIT + 1024) + 1);
  if (tooLong.status !== 413)
    problems.push(`An upload above the limit gets status ${tooLong.status}, not 413.`);
  return problems;
}

/** Uploads a text file whose request is exactly this long. */
function upload(site: Site, token: string, length: number) {
  const boundary = 'a-boundary-of-a-form';
  const head = Buffer.from(
    `--${boundary}\r\nContent-Disposition: form-data; name="files"; filename="${length}.txt"\r\nContent-Type: text/plain\r\n\r\n`,
  );
  const tail = Buffer.from(`\r\n--${boundary}--\r\n`);
  return visit(site, '/upload', {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${token}`,
      'Content-Type': `multipart/form-data; boundary=${boundary}`,
    },
    body: { length, pieces: pieces(head, length - head.length - tail.length, tail) },
  });
}

function* pieces(head: Buffer, length: number, tail: Buffer): Generator<Buffer> {
  yield head;
  const piece = Buffer.alloc(1024 * 1024, 'a line of text\n');
  for (let left = length; left > 0; left -= piece.length)
    yield left < piece.length ? piece.subarray(0, left) : piece;
  yield tail;
}

/** Somebody who tries passwords can't get around the limit by inventing addresses. */
async function forgeryProblems(site: Site): Promise<string[]> {
  const problems: string[] = [];
  for (const [path, limit] of Object.entries(LIMITS)) {
    const statuses: number[] = [];
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      const { status } = await visit(site, path, {
        method: 'POST',
        headers: { 'X-Forwarded-For': `198.51.100.${attempt}` },
        json: {
          email: `guess-${site.port}@example.com`,
          identifier: 'guess@example.com',
          password: `Guess-${attempt}-guess`,
        },
      });
      statuses.push(status);
    }
    if (statuses.slice(limit).some((status) => status !== 429))
      problems.push(
        `With invented addresses in X-Forwarded-For, a visitor gets around the limit on sign-in: ${ATTEMPTS} wrong passwords at ${path} get the statuses ${statuses.join(', ')}, not 429 from attempt ${limit + 1} on. Set proxy.maxIpsCount to the number of proxies.`,
      );
  }
  return problems;
}
