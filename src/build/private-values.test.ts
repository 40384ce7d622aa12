// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import site from '../../site.config.ts';
import { formatProblem } from '../problems/problems.ts';
import { findPrivateValues } from './private-values.ts';

const dist = mkdtempSync(path.join(tmpdir(), 'site-'));
mkdirSync(path.join(dist, 'ask-ai'));
writeFileSync(path.join(dist, 'index.html'), '<p>Set ADMIN_KEY to secret.</p>');
writeFileSync(path.join(dist, 'ask-ai/config.json'), '{"key":"admin-0123456789"}');
afterAll(() => rmSync(dist, { recursive: true }));

test('a private value in the finished site is found, with the name of its variable alone', () => {
  const problems = findPrivateValues(dist, site, {
    MEILI_ADMIN_KEY: 'admin-0123456789',
    OTHER_TOKEN: 'not-in-any-file',
    NODE_SECRET: 'secret',
    HOME: 'admin-0123456789',
  });
  expect(problems.map(formatProblem)).toEqual([
    "dist/ask-ai/config.json  The file contains the value of MEILI_ADMIN_KEY, which is private. Don't use it in pages or in the configuration.",
  ]);
});

test('a key that the configuration declares public may be there', () => {
  const search = {
    ...site.search,
    meilisearch: { host: 'https://a.example', searchKey: 'admin-0123456789', index: 'docs' },
  };
  const found = findPrivateValues(dist, { ...site, search }, { A_KEY: 'admin-0123456789' });
  expect(found).toEqual([]);
});
