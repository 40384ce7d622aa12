import { expect, test } from 'vitest';
import { formatProblem } from '../../problems/problems.ts';
import { cutIslands } from '../island/cut-islands.ts';
import { renderMarkdown } from '../testing/render-markdown.ts';

const diagram = '```mermaid alt="A leads to B"\ngraph LR\n  a["<A>"] --> b\n```';
const live = '```jsx live title="Hello"\nexport default () => <p>Hello</p>;\n```';

test('a mermaid fence leaves a marker around its highlighted source', async () => {
  const { html } = await renderMarkdown(diagram);
  await expect(html).toMatchFileSnapshot('__fixtures__/diagram.html');
});

test('a live fence leaves a marker around its highlighted code', async () => {
  const { html } = await renderMarkdown(live);
  await expect(html).toMatchFileSnapshot('__fixtures__/playground.html');
});

test('markers are found again inside other elements', async () => {
  const { html } = await renderMarkdown(`:::note\n${live}\n:::\n\nAfter.`);
  const pieces = cutIslands(html);
  expect(pieces.map((piece) => piece.kind)).toEqual(['html', 'island', 'html']);
  expect(pieces[1]).toMatchObject({
    call: {
      name: 'playground',
      props: { title: 'Hello', code: 'export default () => <p>Hello</p>;' },
    },
  });
});

test.each([
  [
    'text\n\n```mermaid\ngraph LR\n```',
    'docs/page.md:3  A mermaid fence needs alt="…": what the diagram says, in words, for readers who can\'t see it.',
  ],
  [
    '```mermaid alt=""\ngraph LR\n```',
    'docs/page.md:1  Code fence: "alt": Too small: expected string to have >=1 characters',
  ],
  [
    '```js alt="words"\n1\n```',
    'docs/page.md:1  alt="…" belongs to mermaid fences; this one is "js". Remove it.',
  ],
  [
    '```bash live\nls\n```',
    'docs/page.md:1  A "bash" fence can\'t be live. Live fences are jsx, tsx, js, ts.',
  ],
  [
    'text\n\n```mermaid alt="words"\nflowchart LR\n  %% a comment\n  a["One"] --> b{Two\n```',
    'docs/page.md:6  The diagram can\'t be drawn: Parse error: ... a["One"] --> b{Two Expecting',
  ],
  [
    '```mermaid alt="words"\nflowchat LR\n```',
    "docs/page.md:1  The diagram can't be drawn: No diagram type detected",
  ],
  [
    '```mermaid alt="words"\nsequenceDiagram\n  E->>\n```',
    "docs/page.md:3  The diagram can't be drawn: Parse error: ...quenceDiagram E->> Expecting",
  ],
  ['```jsx live\nconst a = 1;\n<p>\n```', "docs/page.md:3  The live code doesn't run: "],
])('%j is rejected with its place', async (source, message) => {
  const { problems } = await renderMarkdown(source);
  expect(problems.map(formatProblem).join('\n')).toContain(message);
});
