import { expect, test } from '../test.ts';

test('every page of the sitemap names its Markdown twin, and the twin is there', async ({
  request,
}) => {
  const sitemap = await (await request.get('/sitemap-0.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
    new URL(address).pathname.replace(/(.)\/$/, '$1'),
  );
  expect(paths.length).toBeGreaterThan(10);
  for (const path of paths) {
    const html = await (await request.get(path)).text();
    const twin = /<link rel="alternate" type="text\/markdown" href="([^"]+)"/.exec(html)?.[1];
    expect(twin, path).toBeDefined();
    const response = await request.get(twin ?? '');
    expect(response.status(), twin).toBe(200);
    expect(response.headers()['content-type'], twin).toContain('text/markdown');
    expect(await response.text(), twin).toMatch(/^# .+\n\n> .+\n\nSource: https:\/\//);
  }
});

test('every link of llms.txt leads to a page that index.json knows', async ({ request }) => {
  const index = await (await request.get('/index.json')).json();
  const known = new Set(index.pages.map(({ markdown }: { markdown: string }) => markdown));
  const text = await (await request.get('/llms.txt')).text();
  const links = [...text.matchAll(/^- \[[^\]]+\]\((\S+)\): ./gm)].map(([, link = '']) => link);
  expect(links.length).toBeGreaterThan(10);
  for (const link of links) expect(known).toContain(new URL(link).pathname);
  expect(index.pages[0]).toEqual({
    path: expect.stringMatching(/^\//),
    title: expect.any(String),
    description: expect.any(String),
    markdown: expect.stringMatching(/\.md$/),
    tags: expect.any(Array),
    headings: expect.any(Array),
    updated: index.pages[0].updated,
  });
  expect(index.pages[0].updated ?? '2026-01-01').toMatch(/^\d{4}-\d\d-\d\d$/);
});
