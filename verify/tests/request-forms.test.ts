import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { isDeepStrictEqual, promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { origin } from '../../src/requests/address.ts';
import { type Form, forms, graphqlRequest } from '../../src/requests/forms.ts';
import { parseRequest, type WrittenRequest } from '../../src/requests/parse-request.ts';
import { ensureInstalled } from '../bin/install.mjs';
import { loadPage } from '../src/pages/page.ts';
import { pageFiles } from '../src/pages/page-files.ts';
import { cacheRoot } from '../src/paths.ts';

const run = promisify(execFile);
const token = 'secret-token';

/** A request of a page in one form, and what came of it. */
interface Case {
  readonly place: string;
  readonly form: Form;
  readonly request: WrittenRequest;
  readonly code: string;
}

/** What the server was sent, by the number of the case. */
const received = new Map<number, WrittenRequest>();
const server = createServer((message, response) => {
  const chunks: Buffer[] = [];
  message.on('data', (chunk: Buffer) => chunks.push(chunk));
  message.on('end', () => {
    const [, number = '', own = ''] = /^\/case-(\d+)(.*)$/.exec(message.url ?? '') ?? [];
    const headers = new Map(
      Object.entries(message.headers).map(([name, value]) => [name, String(value)]),
    );
    received.set(Number(number), {
      method: message.method ?? '',
      path: own || '/',
      headers,
      body: chunks.length > 0 ? Buffer.concat(chunks).toString() : undefined,
    });
    response.setHeader('Content-Type', 'application/json').end('{"data":{}}');
  });
});

/** How long the installation can take, in milliseconds. */
const installation = 300_000;
let folder: string;
beforeAll(async () => {
  // The requests run with the Strapi Client, which only the verifier's packages have.
  await ensureInstalled('NO REQUEST WAS SENT');
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  mkdirSync(cacheRoot, { recursive: true });
  folder = mkdtempSync(path.join(cacheRoot, 'request-forms-'));
}, installation);
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

/** Every request on the pages in every form that it has. */
function casesOnPages(): Case[] {
  return pageFiles([]).flatMap((file) =>
    loadPage(file).blocks.flatMap(({ lang, meta, code, line, included }) => {
      if (included || meta.request === undefined) return [];
      const request =
        lang === 'http'
          ? parseRequest(code)
          : graphqlRequest(code, meta.as ?? 'full-access-token', meta.variables);
      return casesOf(`${file}:${line}`, request);
    }),
  );
}

const casesOf = (place: string, request: WrittenRequest): Case[] =>
  (Object.keys(forms) as Form[]).flatMap((form) => {
    const code = forms[form].write(request);
    return code === undefined ? [] : [{ place, form, request, code }];
  });

/** Runs all of them as they are shown, but for the address. */
async function runAll(cases: readonly Case[]): Promise<void> {
  const { port } = server.address() as AddressInfo;
  received.clear();
  const own = cases.map(({ code, form }, number) => ({
    form,
    code: code.replaceAll(origin, `http://127.0.0.1:${port}/case-${number}`),
  }));
  const env = { ...process.env, STRAPI_TOKEN: token };
  const shell = own
    .filter(({ form }) => form === 'curl')
    // Several at once, each as it is shown.
    .map(
      ({ code }, at) =>
        `${code.replace(/^curl/, 'curl -s')} > /dev/null &${at % 16 === 15 ? '\nwait' : ''}`,
    );
  writeFileSync(path.join(folder, 'all.sh'), `${shell.join('\n')}\nwait\n`);
  const scripts = own
    .filter(({ form }) => form !== 'curl')
    .map(({ code }) => `async () => {\n${code.replace(/^import .*\n/, '')}\n}`);
  const file = path.join(folder, 'all.mjs');
  writeFileSync(
    file,
    `import { strapi } from '@strapi/client';
     const all = [${scripts.join(',\n')}];
     for (let at = 0; at < all.length; at += 16)
       await Promise.all(all.slice(at, at + 16).map((send) => send().catch(console.error)));`,
  );
  await Promise.all([
    run('bash', [path.join(folder, 'all.sh')], { env }),
    run(process.execPath, [file], { env, maxBuffer: 64 * 1024 * 1024 }),
  ]);
}

/** What differs between what a page shows and what its form sent. */
function differences(cases: readonly Case[]): string[] {
  return cases.flatMap(({ place, form, request, code }, number) => {
    const sent = received.get(number);
    const wanted = comparable(request);
    return sent &&
      isDeepStrictEqual(
        comparable(
          sent,
          wanted.headers.map(([name]) => name),
        ),
        wanted,
      )
      ? []
      : [
          `${place} as ${form}: sent ${JSON.stringify(sent && comparable(sent))}, not ${JSON.stringify(wanted)}\n${code}`,
        ];
  });
}

function comparable(
  { method, path: address, headers, body }: WrittenRequest,
  names: readonly string[] = [...headers.keys()],
) {
  const [own = '', query = ''] = address.split(/\?(.*)/s);
  let json: unknown = body;
  try {
    json = JSON.parse(body ?? '');
  } catch {}
  return {
    method,
    path: decodeURIComponent(own),
    query: [...new URLSearchParams(query)].sort(([a], [b]) => (a < b ? -1 : 1)),
    headers: names.map(
      (name) => [name, headers.get(name)?.replace(/^Bearer <.*>$/, `Bearer ${token}`)] as const,
    ),
    body: json,
  };
}

/** It starts 700 programs. */
const patience = { timeout: 120_000 };

test(
  'every request on the pages is the same in a shell, with fetch() and with the Strapi Client',
  patience,
  async () => {
    const cases = casesOnPages();
    await runAll(cases);
    const wrong = differences(cases);
    console.log(
      `${cases.length} forms of requests: ${Object.entries(
        Object.groupBy(cases, ({ form }) => form),
      )
        .map(([form, own]) => `${own.length} ${form}`)
        .join(', ')}`,
    );
    expect(wrong).toEqual([]);
  },
);

test('a form that sends something else is found', async () => {
  const request = parseRequest('PUT /api/restaurants/abc\n\n{ "data": { "name": "Joe\'s" } }');
  const cases = casesOf('here', request);
  const broken = cases.with(0, {
    ...cases[0],
    code: cases[0]?.code.replace('Joe', 'Jo') ?? '',
  } as Case);
  await runAll(broken);
  assert.equal(differences(broken).length, 1);
});
