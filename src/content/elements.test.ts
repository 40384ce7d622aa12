import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { renderElements } from './testing.ts';

const fixtures = path.join(import.meta.dirname, '__fixtures__');
const names = globSync('*.md', { cwd: fixtures }).map((file) => path.basename(file, '.md'));

/** One element per line, so that a change shows as the lines that changed. */
const pretty = (html: string) => `${html.replace(/></g, '>\n<')}\n`;

test.each(names.sort())('%s becomes the HTML of its golden file', async (name) => {
  const source = readFileSync(path.join(fixtures, `${name}.md`), 'utf8');
  const { html, problems } = await renderElements(source);
  expect(problems).toEqual([]);
  await expect(pretty(html)).toMatchFileSnapshot(`./__fixtures__/${name}.html`);
});
