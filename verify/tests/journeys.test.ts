import assert from 'node:assert/strict';
import { test } from 'vitest';
import { compareOutput } from '../src/journeys/output.ts';
import { withPageIds } from '../src/journeys/own-values.ts';
import type { PageBlock } from '../src/pages/page.ts';

test("a response has the page's ids and dates, and a document keeps its id", () => {
  const ids = { known: {}, onPage: new Set<string>() };
  const shown =
    '{ "id": 4, "documentId": "f6tq492crc47xyzoiu0hzir0", "at": "2026-01-12T09:30:01.000Z" }';
  const own = { id: 9, documentId: 'abcdefghijklmnopqrstuv12', at: '2026-11-23T04:00:00.000Z' };
  assert.deepEqual(withPageIds(own, shown, ids), JSON.parse(shown));
  const other = { ...own, documentId: 'abcdefghijklmnopqrstuv13' };
  assert.deepEqual(withPageIds(other, shown, ids), {
    ...JSON.parse(shown),
    documentId: 'abcdefghijklmnopqrstuv13',
  });
});

test('output has the lines of the page in their order, whatever its numbers are', () => {
  const block = (code: string): PageBlock =>
    ({ code, file: 'docs/page.md', line: 1 }) as unknown as PageBlock;
  const printed = 'up\n✔ reads (31.5 ms)\nnoise\npass 4\n';
  compareOutput(block('✔ reads (2 ms)\n…\npass 3'), printed);
  assert.throws(() => compareOutput(block('pass 3\n✔ reads (2 ms)'), printed), /reads/);
});
