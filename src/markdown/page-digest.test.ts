// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { pipelineDigest } from './page-digest.ts';

const root = mkdtempSync(path.join(tmpdir(), 'pipeline-'));
afterAll(() => rmSync(root, { recursive: true }));

test.each(['src/content/a.tsx', 'src/ui/icon/a.tsx', 'src/problems/a.ts', 'src/news/a/b.ts'])(
  'pages are rendered again when %s changes',
  (file) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    const before = pipelineDigest(root);
    writeFileSync(path.join(root, file), '');
    expect(pipelineDigest(root)).not.toBe(before);
  },
);
