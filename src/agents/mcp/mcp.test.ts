// @vitest-environment node
import { rmSync } from 'node:fs';
import { request, type Server } from 'node:http';
import path from 'node:path';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listen } from '../../../scripts/serve-site.ts';
import { projectRoot } from '../../config/project-root.ts';
import { retrieve } from '../../retrieval/retrieve.ts';
import { writeSmallSite } from '../testing/small-site.ts';
import { createDocsServer } from './create-server.ts';
import { openDocsSite } from './docs-site.ts';
import { createHttpServer, mcpPath } from './serve-http.ts';

const dist = writeSmallSite();
let http: Server;
let port = 0;

beforeAll(async () => {
  const site = await openDocsSite(dist);
  http = createHttpServer(() => createDocsServer(site, '1.0.0'));
  port = await listen(http, 42_300);
});

afterAll(() => {
  http.close();
  rmSync(dist, { recursive: true });
});

const transports = {
  'streamable HTTP': () =>
    new StreamableHTTPClientTransport(new URL(`http://127.0.0.1:${port}${mcpPath}`)),
  'standard input and output': () =>
    new StdioClientTransport({
      command: path.join(projectRoot, 'node_modules/.bin/node'),
      args: [path.join(projectRoot, 'scripts/mcp.ts'), '--dist', dist],
      stderr: 'pipe',
    }),
};

describe.each(Object.entries(transports))('over %s', (_, transport) => {
  const client = new Client({ name: 'test', version: '1.0.0' });
  const call = (name: string, args: Record<string, unknown>) =>
    client.callTool({ name, arguments: args });

  beforeAll(async () => client.connect(transport()), 20_000);
  afterAll(() => client.close());

  test('the client lists the tools', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      'search_docs',
      'explain_error',
      'read_page',
      'list_sections',
      'list_code_examples',
    ]);
    expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true);
  });

  test('searching finds the section that answers', async () => {
    const { structuredContent } = await call('search_docs', {
      query: 'How do I create a project?',
      limit: 1,
    });
    expect(structuredContent).toMatchObject({
      results: [{ title: 'Installation', url: 'https://docs.example.com/cms/install#create' }],
    });
  });

  test('a pasted error message is explained, and another one is not', async () => {
    const text = 'Deploy log:\nerror: The project "kitchen" is suspended.';
    const { structuredContent } = await call('explain_error', { text });
    expect(structuredContent).toMatchObject({
      messages: [
        {
          message: 'The project "kitchen" is suspended',
          explanations: [
            {
              advice: [
                { label: 'Cause', markdown: 'A payment failed.' },
                { label: 'Solution', markdown: 'Update the payment method.' },
              ],
              url: 'https://docs.example.com/cloud/plans#troubleshooting',
            },
          ],
        },
      ],
    });
    const other = await call('explain_error', { text: 'error: The disk is full.' });
    expect(other).toMatchObject({ isError: true });
  });

  test.each(['/cms/filters', 'https://docs.example.com/cms/filters.md#eq', 'cms/filters/'])(
    'a page is read by %s',
    async (address) => {
      const { content } = await call('read_page', { path: address });
      expect(content).toEqual([
        { type: 'text', text: expect.stringMatching(/^# Filters\n[\s\S]*## `\$null`/) },
      ]);
    },
  );

  test('one section is read by its anchor', async () => {
    const { structuredContent } = await call('read_page', {
      path: '/cms/filters',
      section: 'null',
    });
    expect(structuredContent).toMatchObject({ markdown: '## `$null`\n\nKeeps what is empty.' });
  });

  test('pages and sections are listed', async () => {
    const all = await call('list_sections', { prefix: '/cms' });
    expect(all.structuredContent).toMatchObject({
      pages: [{ path: '/cms/install' }, { path: '/cms/filters' }],
    });
    const one = await call('list_sections', { path: '/cms/install' });
    expect(one.structuredContent).toMatchObject({
      sections: [{ anchor: 'create' }, { anchor: 'requirements' }],
    });
  });

  test('code examples are listed with page, heading and file', async () => {
    const { structuredContent } = await call('list_code_examples', { path: '/cms/filters' });
    expect(structuredContent).toMatchObject({
      total: 1,
      examples: [{ language: 'js', title: '/a.js', page: 'Filters', heading: '$eq' }],
    });
    const found = await call('list_code_examples', { query: 'create project', language: 'bash' });
    expect(found.structuredContent).toMatchObject({ examples: [{ page: 'Installation' }] });
  });

  test.each([
    ['read_page', { path: '/cms/nope' }, 'page_not_found'],
    ['read_page', { path: '../../etc/passwd' }, 'page_not_found'],
    ['read_page', { path: '/cms/filters', section: 'nope' }, 'section_not_found'],
    ['search_docs', { query: 'zxqv' }, 'nothing_found'],
    ['list_code_examples', { path: '/cloud/plans' }, 'nothing_found'],
  ])('%s %j is answered with the error %s', async (name, args, code) => {
    expect(await call(name, args)).toMatchObject({
      isError: true,
      structuredContent: { error: { code, message: expect.any(String) } },
    });
  });

  test.each([
    ['search_docs', { query: '' }],
    ['search_docs', { query: 'a project', limit: 1000 }],
    ['search_docs', {}],
    ['list_code_examples', {}],
    ['read_page', { path: '/cms/filters', extra: true }],
  ])('%s %j is rejected as invalid input', async (name, args) => {
    expect(await call(name, args)).toMatchObject({
      isError: true,
      content: [{ text: expect.stringContaining('Invalid arguments') }],
    });
  });

  test('an unknown tool is a protocol error', async () => {
    await expect(call('delete_docs', {})).rejects.toMatchObject({ code: -32602 });
  });
});

test('other hosts and origins are rejected', async () => {
  const response = await fetch(`http://127.0.0.1:${port}${mcpPath}`, {
    method: 'POST',
    headers: { origin: 'https://evil.example', 'content-type': 'application/json' },
    body: '{}',
  });
  expect(response.status).toBe(403);
});

test.each(['evil.example:x@localhost', 'localhost#evil.example', 'localhost/evil.example'])(
  'the host %s, which is none, is rejected',
  async (host) => {
    const status = await new Promise<number | undefined>((resolve, reject) => {
      request({ port, host: '127.0.0.1', path: mcpPath, headers: { host } }, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
        .on('error', reject)
        .end();
    });
    expect(status).toBe(403);
  },
);

test('an invalid target gets a response, and the server keeps running', async () => {
  const status = await new Promise<number | undefined>((resolve, reject) => {
    request({ port, host: '127.0.0.1', path: '//', headers: { host: 'localhost' } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
  expect(status).toBe(404);
  expect((await fetch(`http://127.0.0.1:${port}/elsewhere`)).status).toBe(404);
});

test('of hundreds of questions at once, those that came first are answered first', async () => {
  const site = await openDocsSite(dist);
  const answered: number[] = [];
  await Promise.all(
    Array.from({ length: 300 }, async (_, number) => {
      await site.inTurn(() => retrieve({ text: 'How do I create a project?' }, site.index));
      answered.push(number);
    }),
  );
  const late = answered.filter((number, at) => Math.abs(number - at) > 8);
  expect(late).toEqual([]);
});

test('while questions are answered, the event loop goes on, so that others can connect', async () => {
  const site = await openDocsSite(dist);
  let turns = 0;
  const turn = () => {
    turns += 1;
    timer = setImmediate(turn);
  };
  let timer = setImmediate(turn);
  await Promise.all(
    Array.from({ length: 100 }, () => site.inTurn(() => Promise.resolve('answered'))),
  );
  clearImmediate(timer);
  expect(turns).toBeGreaterThanOrEqual(100 / 4);
});

test('without a built site the message says what to do', async () => {
  await expect(openDocsSite('/nowhere')).rejects.toThrow(/npm run build/);
});
