import { expect, test } from 'vitest';
import { renderMarkdown } from '../content/testing/render-markdown.ts';

const pages = { 'docs/cms/intro.md': '/cms/intro' };

test('links between Markdown files become paths of the site', async () => {
  const { html, links } = await renderMarkdown('[a](./cms/intro.md#part) [b](/cms/intro.md)', {
    pages,
  });
  expect(html).toContain('href="/cms/intro#part"');
  expect(html).toContain('href="/cms/intro"');
  expect(links).toEqual([
    { href: '/cms/intro#part', file: 'docs/page.md', line: 1, kind: 'page' },
    { href: '/cms/intro', file: 'docs/page.md', line: 1, kind: 'page' },
  ]);
});

test('a Markdown file that does not exist stays as it was written, for the link check to name', async () => {
  const { links } = await renderMarkdown('Text\n\n[x](./nope.md)', { pages });
  expect(links[0]).toMatchObject({ href: './nope.md', line: 3 });
});

test('addresses that no page may link to are for the link check, too', async () => {
  const { links } = await renderMarkdown('[a](http://) [b](data:text/html,x) [c](mailto:)');
  expect(links.map(({ href }) => href)).toEqual(['http://', 'data:text/html,x', 'mailto:']);
});

test('reference links, images and HTML count; other sites do not', async () => {
  const { links } = await renderMarkdown(
    '[x][ref] ![y](/images/y.png) <a href="/raw">r</a> [z](https://strapi.io) [m](mailto:a@b.c)\n\n[ref]: /target\n',
  );
  expect(links.map(({ href, kind }) => `${kind} ${href}`).sort()).toEqual([
    'asset /images/y.png',
    'page /raw',
    'page /target',
  ]);
});
