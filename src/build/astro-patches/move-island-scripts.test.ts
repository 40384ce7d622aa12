import { expect, test } from 'vitest';
import { moveIslandScripts } from './move-island-scripts.ts';

const style = '<style>astro-island{display:contents}</style>';
const scripts = '<script>directive()</script><script>\nislands()</script>';
const island = '<astro-island uid="a"></astro-island>';

test('the scripts of islands come after the text, their style stays', () => {
  const page = `<body><header>${style}${scripts}${island}</header><p>Text</p></body>`;
  expect(moveIslandScripts(page)).toBe(
    `<body><header>${style}${island}</header><p>Text</p>${scripts}</body>`,
  );
});

test('a page without islands stays as it is', () => {
  const page = '<body><p>Text</p><script>own()</script></body>';
  expect(moveIslandScripts(page)).toBe(page);
});

test('markup that is unknown is reported, and not passed on', () => {
  expect(() => moveIslandScripts(`<body>${island}</body>`)).toThrow('move-island-scripts.ts');
});
