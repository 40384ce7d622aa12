import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';

process.env.VERIFY_PROJECT = path.join(import.meta.dirname, 'project');
const { followJourneys } = await import('../../src/journeys/run.ts');

const [create, hello] = ['create', 'hello'].map((name) => ({ page: `docs/journeys/${name}.md` }));
assert.ok(create && hello);

test('pages in their order can be followed in both languages', async () => {
  const [report] = await followJourneys([{ name: 'whole', pages: [create, hello] }], () => {});
  for (const way of [report?.typescript, report?.javascript]) {
    assert.deepEqual(way?.failures, []);
    assert.deepEqual(way.counts, { steps: 0, commands: 3, files: 1, requests: 1 });
  }
});

test('a page fails if an earlier one is skipped', async () => {
  const [report] = await followJourneys([{ name: 'skipped', pages: [hello] }], () => {});
  for (const way of [report?.typescript, report?.javascript]) {
    const [failure, ...others] = way?.failures ?? [];
    assert.deepEqual(others, []);
    assert.equal(failure?.file, 'docs/journeys/hello.md');
    assert.match(failure.message, /isn't in a Strapi project: no page so far has created one/);
  }
  assert.deepEqual(
    [report?.javascript.failures[0]?.line, report?.typescript.failures[0]?.line],
    [5, 21],
  );
});
