import { type Answer, administrator, type Site, visit } from './visit.ts';

/** How often the admin panel lets somebody sign in within five minutes, and the Content API. */
const LIMITS = { '/admin/login': 5, '/api/auth/local': 10 } as const;

/** More attempts than any limit allows. */
const ATTEMPTS = 14;

/** The largest file that Strapi accepts, unless its configuration says otherwise. */
export const FILE_LIMIT = 200 * 1024 * 1024;

/**
 * Does what visitors and editors do through a reverse proxy, and what an attacker tries.
 * @param limit the longest body, in bytes, that the proxy lets through
 * @throws Error that says what goes wrong
 */
export async function visitAll(site: Site, limit: number): Promise<void> {
  expectStatus('A request over HTTPS', await visit(site, '/_health'), 204);
  const login = await visit(site, '/admin/login', { method: 'POST', json: administrator });
  const { token } = dataOf<{ token: string }>('Signing in', login, 200);
  const cookies = (login.headers['set-cookie'] ?? []).join('\n');
  if (!/^strapi_admin_refresh=.*;\s*secure/im.test(cookies))
    throw new Error("The session cookie of the admin panel isn't secure.");
  await expectPluginError(site, token);
  await openWebSocket(site, token);
  expectStatus(`An upload of ${limit} bytes`, await upload(site, token, limit), 201);
  const tooLong = Math.max(limit, FILE_LIMIT + 1024) + 1;
  expectStatus('An upload above the limit', await upload(site, token, tooLong), 413);
  await forge(site);
}

/** Registers as the first administrator and sends the example plugin a wrong value. */
export async function visitPlugin(site: Site): Promise<void> {
  const json = { firstname: 'Dana', ...administrator };
  const registered = await visit(site, '/admin/register-admin', { method: 'POST', json });
  const { token } = dataOf<{ token: string }>('Registering', registered, 200);
  await expectPluginError(site, token);
}

/** The server knows errors of a plugin only if both have the same copy of `@strapi/utils`. */
async function expectPluginError(site: Site, token: string): Promise<void> {
  const wrong = { method: 'PUT', token, json: { intervalInMonths: 0 } };
  const response = await visit(site, '/inspections/settings', wrong);
  expectStatus('A ValidationError of the plugin', response, 400);
}

function expectStatus(what: string, { status, body }: Answer, expected: number): void {
  if (status !== expected)
    throw new Error(`${what} gets status ${status}, not ${expected}: ${body.slice(0, 200)}`);
}

function dataOf<Data>(what: string, answer: Answer, expected: number): Data {
  expectStatus(what, answer, expected);
  return (JSON.parse(answer.body) as { data: Data }).data;
}

/** `strapi transfer` opens a WebSocket on this route. */
async function openWebSocket(site: Site, token: string): Promise<void> {
  const json = { name: String(site.port), description: '', lifespan: null, permissions: ['push'] };
  const created = await visit(site, '/admin/transfer/tokens', { method: 'POST', token, json });
  const { accessKey } = dataOf<{ accessKey: string }>('A transfer token', created, 201);
  const opened = await visit(site, '/admin/transfer/runner/push', {
    token: accessKey,
    headers: {
      Connection: 'Upgrade',
      Upgrade: 'websocket',
      'Sec-WebSocket-Version': '13',
      'Sec-WebSocket-Key': Buffer.from('sixteen bytes in').toString('base64'),
    },
  });
  expectStatus('The WebSocket of `strapi transfer`', opened, 101);
}

/** Uploads a text file whose request is exactly this long. */
function upload(site: Site, token: string, length: number): Promise<Answer> {
  const boundary = 'a-boundary-of-a-form';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="files"; filename="${length}.txt"\r\nContent-Type: text/plain\r\n\r\n`;
  const tail = `\r\n--${boundary}--\r\n`;
  const body = Buffer.alloc(length, 'a line of text\n');
  body.write(head);
  body.write(tail, length - tail.length);
  return visit(site, '/upload', {
    method: 'POST',
    token,
    headers: { 'Content-Type': `multipart/form-data; boundary=${boundary}` },
    body,
  });
}

/** Somebody who tries passwords can't get around the limit by inventing addresses. */
async function forge(site: Site): Promise<void> {
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
      throw new Error(
        `With invented addresses in X-Forwarded-For, a visitor gets around the limit on sign-in: ${ATTEMPTS} wrong passwords at ${path} get the statuses ${statuses.join(', ')}, not 429 from attempt ${limit + 1} on. Set proxy.maxIpsCount to the number of proxies.`,
      );
  }
}
