import { expect, test } from 'vitest';
import { formatProblem, Problems } from '../problems/problems.ts';
import { parseMarkdown } from './parse.ts';
import { refuseActiveHtml } from './raw-html.ts';

function problemsOf(markdown: string): string[] {
  const problems = new Problems();
  refuseActiveHtml(parseMarkdown(markdown, 'docs/a.md'), problems);
  return problems.list.map(formatProblem);
}

test.each([
  ['<script>alert(1)</script>', /^docs\/a\.md:3 {2}<script> .*fence with "live"/],
  ['<SCRIPT src="https://a.example"></SCRIPT>', /:3 {2}<script> /],
  ['<base href="https://a.example/">', /:3 {2}<base> .*front matter/],
  ['<meta http-equiv="refresh" content="0">', /:3 {2}<meta> .*front matter/],
  ['<link rel="stylesheet" href="/a.css">', /:3 {2}<link> .*front matter/],
  ['<iframe src="https://a.example"></iframe>', /:3 {2}<iframe> .*Link to the page/],
  ['<object data="/a.swf"></object>', /:3 {2}<object> .*Link to the page/],
  ['<style>p { color: red }</style>', /:3 {2}<style> .*elements/],
  ['Text <img src="/a.png" onerror="alert(1)"> goes on.', /:3 {2}<img onerror="…">: .*handlers/],
  ['<p ONCLICK="alert(1)">x</p>', /:3 {2}<p onclick="…">: .*handlers/],
  ['<p style="color: red">x</p>', /:3 {2}<p style="…">: .*elements/],
  ['<a href=" java\tscript:alert(1)">x</a>', /:3 {2}<a href="…">: .*Link to a page/],
  ['<div>\n<p>\n<svg onload="a()"></svg>', /:5 {2}<svg onload="…">: .*handlers/],
])('%s stops the build, with what to use instead', (html, message) => {
  const found = problemsOf(`Text.\n\n${html}\n`);
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(message);
});

test('HTML that only marks text up is allowed, and so is any HTML that is shown as code', () => {
  expect(
    problemsOf(`<kbd>x</kbd> <br> <sup id="a">1</sup> <a href="https://a.example">x</a>

<details><summary>More</summary>x</details>

\`<script>\`

\`\`\`html
<script onload="x()"></script>
\`\`\`
`),
  ).toEqual([]);
});
