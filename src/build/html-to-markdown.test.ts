// @vitest-environment node
import { expect, test } from 'vitest';
import { deadLinks } from './agent-files.ts';
import { parsePage } from './built-site.ts';
import { htmlToMarkdown } from './html-to-markdown.ts';

const url = new URL('https://docs.example.com/tags');

test('the main part of a page becomes Markdown without what only eyes and hands use', () => {
  const html = `<meta name="description" content="All topics."><nav>Menu</nav><main>
    <h1>All <br>tags</h1><p>See <a href="/tags/api">API<!-- --><span aria-hidden="true">2</span></a>.</p>
    <button>Press</button><svg><title>x</title></svg></main>`;
  expect(htmlToMarkdown(html, url)).toEqual({
    title: 'All tags',
    description: 'All topics.',
    body: 'See [API](https://docs.example.com/tags/api).',
  });
});

test('a redirect has no text', () => {
  expect(htmlToMarkdown('<meta http-equiv="refresh" content="0;url=/a">', url)).toBeUndefined();
});

test('dead links of files for agents are found, but not in code', () => {
  const built = {
    pages: new Map([['/a', parsePage('<h2 id="x">X</h2>')]]),
    assets: new Set(['/a.md']),
  };
  const text = `[ok](https://d.example/a#x) [ok](https://d.example/a.md) [else](https://e.example/b)
[page](https://d.example/b)
\`[code](https://d.example/c)\`

\`\`\`md
[code](https://d.example/c)
\`\`\`

Source: https://d.example/a#y
`;
  expect(deadLinks(text, built, 'https://d.example')).toEqual([
    'The link https://d.example/b leads to no page.',
    'The link https://d.example/a#y leads to an anchor that does not stand on the page.',
  ]);
});
