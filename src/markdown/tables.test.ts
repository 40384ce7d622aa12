import { expect, test } from 'vitest';
import { renderMarkdown } from './testing/render-markdown.ts';

const table = (header: string) => `| ${header} | Two |\n|---|---|\n| a few short words | yes |\n`;

test('a table of short words is shown whole on narrow screens', async () => {
  const { html } = await renderMarkdown(table('One'));
  expect(html).toContain('data-fits="20"');
});

test('a header counts whole, because it does not break', async () => {
  const { html } = await renderMarkdown(table('Guided tour and deployment widget'));
  expect(html).toContain('data-fits="30"');
});
