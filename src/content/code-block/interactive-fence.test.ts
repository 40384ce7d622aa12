import { expect, test } from 'vitest';
import { formatProblem } from '../../problems/problems.ts';
import { renderMarkdown } from '../testing/render-markdown.ts';

const diagram = '```mermaid alt="A leads to B"\ngraph LR\n  a["<A>"] --> b\n```';
const live = '```jsx live title="Hello"\nexport default () => <p>Hello</p>;\n```';

test('a mermaid fence is a drawing with its description', async () => {
  const { content } = await renderMarkdown(diagram);
  await expect(`${JSON.stringify(content, undefined, 2)}\n`).toMatchFileSnapshot(
    '__fixtures__/diagram.json',
  );
});

test('islands are cut out of other elements, with the HTML before and after them', async () => {
  const { content } = await renderMarkdown(`:::note\n${live}\n:::\n\nAfter.`);
  await expect(`${JSON.stringify(content, undefined, 2)}\n`).toMatchFileSnapshot(
    '__fixtures__/playground.json',
  );
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
    "docs/page.md:6  The diagram can't be drawn: “Two” would be missing.",
  ],
  [
    '```mermaid alt="words"\nflowchat LR\n```',
    'docs/page.md:2  The diagram can\'t be drawn: Invalid mermaid header: "flowchat LR".',
  ],
  [
    '```mermaid alt="words"\nsequenceDiagram\n  E->>\n```',
    "docs/page.md:2  The diagram can't be drawn: 1 arrows, of which 0 would be drawn.",
  ],
  ['```jsx live\nconst a = 1;\n<p>\n```', "docs/page.md:3  The live code doesn't run: "],
])('%j is rejected with its place', async (source, message) => {
  const { problems } = await renderMarkdown(source);
  expect(problems.map(formatProblem).join('\n')).toContain(message);
});
