import { expect, type Page } from '../../test.ts';
import type { Fault } from '../fault.ts';

const file = '/llms-full.txt';

/** A request to the preview server, which has to go on afterward. */
const request = (
  what: string,
  reader: string,
  headers: Readonly<Record<string, string>>,
  status: number,
  more: {
    readonly path?: string;
    readonly check?: (answer: { headers: Record<string, string>; body: Buffer }) => void;
  } = {},
): Fault => ({
  fault: `a client sends ${what}`,
  reader,
  injection: { kind: 'none' },
  proof: async (page) => {
    const answer = await page.request.get(more.path ?? file, {
      headers: { ...headers },
      maxRedirects: 0,
    });
    expect(answer.status()).toBe(status);
    more.check?.({ headers: answer.headers(), body: await answer.body() });
    expect((await page.request.get('/cms/intro')).status()).toBe(200);
  },
});

/** A condition about what the client has already. */
const condition = (
  what: string,
  header: (etag: string, modified: string) => Record<string, string>,
  status: number,
): Fault => ({
  fault: `a client sends ${what}`,
  reader: `status ${status}`,
  injection: { kind: 'none' },
  proof: async (page: Page) => {
    const first = (await page.request.get(file)).headers();
    const headers = header(first.etag ?? '', first['last-modified'] ?? '');
    expect((await page.request.get(file, { headers })).status()).toBe(status);
  },
});

const charset = (path: string, type: string) =>
  request(`a request for ${path}`, 'its letters as they were written', {}, 200, {
    path,
    check: ({ headers }) => expect(headers['content-type']).toBe(`${type}; charset=utf-8`),
  });

/** What ended or misled the preview server. */
export const server: readonly Fault[] = [
  request('a range that ends before it begins', 'status 416', { range: 'bytes=9-3' }, 416),
  request(
    'a range that is huge',
    'what there is of it',
    { range: 'bytes=3-99999999999999999999', 'accept-encoding': 'identity' },
    206,
  ),
  request('a range beyond the end', 'status 416', { range: 'bytes=99999999999-' }, 416),
  request(
    'the range of the last bytes',
    'the last bytes',
    { range: 'bytes=-3', 'accept-encoding': 'identity' },
    206,
    {
      check: ({ body }) => expect(body).toHaveLength(3),
    },
  ),
  request('a range that is none', 'the whole file', { range: 'lines=1-2' }, 200),
  condition(
    'a list of tags with the right one',
    (etag) => ({ 'if-none-match': `"other", ${etag}` }),
    304,
  ),
  condition('a list of other tags', () => ({ 'if-none-match': '"a", W/"b"' }), 200),
  condition('the date of the file', (_, modified) => ({ 'if-modified-since': modified }), 304),
  condition('a date that is none', () => ({ 'if-modified-since': 'yesterday' }), 200),
  charset(file, 'text/plain'),
  charset('/llms.txt', 'text/plain'),
  charset('/cms/intro.md', 'text/markdown'),
  ...[
    '/404',
    '/404.html',
    '/%E0%A4%A',
    '/..%2f..%2fpackage.json',
    '/a%00b',
    '/cms/intro/index.html.br',
  ].map((path) =>
    request(`a request for ${path}`, 'the not-found page with status 404', {}, 404, { path }),
  ),
];
