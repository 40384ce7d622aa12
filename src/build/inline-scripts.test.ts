import { expect, test } from 'vitest';
import { functionText } from './inline-scripts.ts';

test('a function loses its types, comments and long names', async () => {
  const source = `interface Options { dark: boolean }
/** Says so. */
export function paint(options: Options): void {
  const chosen = options.dark ? 'dark' : 'light';
  document.documentElement.dataset.theme = chosen;
}`;
  const text = await functionText(source, '/src/paint.ts');
  expect(text).toMatch(/^function paint\(\w\)\{/);
  expect(text).not.toContain('chosen');
  new Function(`return (${text})`);
});

test.each([
  ['an import', "import { a } from './a.ts';\nexport function paint() { a(); }"],
  ['a second export', 'export function one() {}\nexport function two() {}'],
  ['no function', 'export const color = "red";'],
])('%s is rejected with the file’s name', async (_, source) => {
  await expect(functionText(source, '/src/paint.ts')).rejects.toThrow('/src/paint.ts');
});
