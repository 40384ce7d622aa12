import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { projectRoot } from '../config/project-root.ts';
import { fontCharacters, subsetOf } from './subset-fonts.ts';

const root = mkdtempSync(path.join(tmpdir(), 'fonts-'));
afterAll(() => rmSync(root, { recursive: true }));

const subset = (family: string, characters: string) =>
  subsetOf(
    root,
    path.join(
      projectRoot,
      `node_modules/@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`,
    ),
    characters,
  );

test('both families together stay in their budget, whatever the pages contain', async () => {
  const files = [
    await subset('geist', fontCharacters.prose),
    await subset('geist-mono', fontCharacters.code),
  ];
  const bytes = files.map((file) => statSync(path.join(root, file)).size);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(24 * 1024);
});

test('a font keeps its address until what it draws changes', async () => {
  const { code } = fontCharacters;
  expect(await subset('geist-mono', code)).toBe(await subset('geist-mono', code));
  expect(await subset('geist-mono', `${code}é`)).not.toBe(await subset('geist-mono', code));
});

test.each(Object.entries(fontCharacters))('the %s family has each character once', (_, list) => {
  const characters = [...list];
  expect(characters).toEqual([...new Set(characters)]);
});
