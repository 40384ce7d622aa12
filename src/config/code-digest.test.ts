// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { codeDigest } from './code-digest.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'code-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** Whether a file changes the digest when it comes. */
function counts(file: string): boolean {
  const before = codeDigest(root);
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), '');
  return codeDigest(root) !== before;
}

test.each(['src/pages/index.astro', 'src/a/b.module.css', 'src/a/test.ts', 'site.config.ts'])(
  'pages are made with %s',
  (file) => expect(counts(file)).toBe(true),
);

test.each([
  'src/a/README.md',
  'src/a/b.test.ts',
  'src/a/b.test.tsx',
  'src/a/__fixtures__/b.md',
  'src/a/testing/b.ts',
  'src/a/testing.ts',
  'data/retrieval/questions/cms/a.yml',
])('no page is made with %s', (file) => expect(counts(file)).toBe(false));
