import { expect, test } from 'vitest';
import { renderMarkdown } from '../content/testing/render-markdown.ts';
import { formatProblem } from '../problems/problems.ts';

const images = { '/images/plate.png': { width: 1000, height: 500 } };

const problemsOf = async (source: string) =>
  (await renderMarkdown(source, { images })).problems.map(formatProblem);

test('an image by itself becomes a figure that can be enlarged, its title the caption', async () => {
  const { html } = await renderMarkdown('![A plate](/images/plate.png "Lunch")', { images });
  expect(html).toContain('<figcaption class="caption">Lunch</figcaption>');
  expect(html).toContain('width="1000" height="500" alt="A plate"');
  expect(html).toContain('data-zoom=""');
  expect(html).not.toContain('<p>');
});

test('an image inside a line stays there and does not zoom', async () => {
  const { html } = await renderMarkdown('Press ![the plate](/images/plate.png) now.', { images });
  expect(html).toMatch(/^<p>Press <img [^>]*loading="lazy"[^>]*\/?> now\.<\/p>$/);
});

test('a pair shows one image in each color mode', async () => {
  const { html, problems } = await renderMarkdown(
    '::image{light="/images/plate.png" dark="/images/night.png" alt="A plate" caption="Lunch"}',
    { images: { ...images, '/images/night.png': { width: 1000, height: 500 } } },
  );
  expect(problems).toEqual([]);
  expect(html.match(/<img [^>]*class="(\w+)"/g)).toHaveLength(2);
  expect(html).toContain('class="inDark"');
});

test.each([
  [
    'text\n\n![](/images/plate.png)',
    'docs/page.md:3  The image /images/plate.png has no alternative text. Write what it shows: ![What it shows](/images/plate.png).',
  ],
  [
    '::image{light="/images/menu/plate.png" alt="A plate"}',
    'docs/page.md:1  No image public/images/menu/plate.png. Did you mean /images/plate.png?',
  ],
  [
    '::image{light="/images/plate.png" dark="/images/plates.png" alt="A plate"}',
    'docs/page.md:1  No image public/images/plates.png.',
  ],
  [
    '::image{light="/images/plate.png"}',
    'docs/page.md:1  "image": alt is missing. Write what the image shows.',
  ],
  [
    '![A plate](https://example.com/plate.png)',
    'docs/page.md:1  The image https://example.com/plate.png is on another site. Put a copy into public/images/ and link to it as /images/….',
  ],
])('%j is rejected with its place', async (source, message) => {
  expect(await problemsOf(source)).toEqual([message]);
});

test('a file that is missing is left to the link check, which reports all of them together', async () => {
  const { problems, links } = await renderMarkdown('text\n\n![A plate](/images/none.png)', {
    images,
  });
  expect(problems).toEqual([]);
  expect(links).toEqual([
    { href: '/images/none.png', file: 'docs/page.md', line: 3, kind: 'asset' },
  ]);
});
