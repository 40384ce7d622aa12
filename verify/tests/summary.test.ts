import assert from 'node:assert/strict';
import { test } from 'vitest';
import { summaryOf } from '../src/summary.ts';

const none = { executed: 0, typeChecked: 0, otherwise: 0, skipped: 0, unchecked: 0 };
const page = (file: string, blocks: Partial<typeof none>, failures: string[] = []) => ({
  file: `docs/${file}`,
  blocks: { ...none, ...blocks },
  failures: failures.map((message) => ({ line: 1, kind: 'data' as const, message })),
});

test('blocks are summed up by section', () => {
  const { lines, problems } = summaryOf([
    page('cms/api/rest.md', { executed: 5, typeChecked: 3, otherwise: 1 }),
    page('cms/api/rest/a.md', { skipped: 1 }),
    page('cms/faq.md', { unchecked: 2 }),
    page('cloud/intro.md', {}),
  ]);
  assert.deepEqual(
    lines.slice(1).map((line) => line.split(/ {2,}/)),
    [
      ['cms', '2', '0', '0', '0', '0', '2', '0 %'],
      ['cms/api', '10', '5', '3', '1', '1', '0', '80 %'],
      ['all', '12', '5', '3', '1', '1', '2', '66 %'],
    ],
  );
  assert.deepEqual(problems, []);
});

test('too few executed blocks on the API pages are a problem', () => {
  const { problems } = summaryOf([
    page('cms/api/rest.md', { executed: 7, typeChecked: 0, skipped: 3 }),
  ]);
  assert.match(
    problems.join('\n'),
    /^70 % of the 10 code blocks under docs\/cms\/api .* 80 % must be$/,
  );
});

test('a block without a check on the API pages is a problem, however many others have one', () => {
  assert.match(
    summaryOf([page('cms/api/rest.md', { executed: 99, unchecked: 1 })]).problems.join('\n'),
    /^1 code block\(s\) .* no check/,
  );
});

test('a report without API pages, or with failures, is a problem', () => {
  assert.match(summaryOf([]).problems.join('\n'), /^0 % of the 0 code blocks/);
  assert.match(
    summaryOf([page('cms/api/rest.md', { executed: 1 }, ['x'])]).problems.join('\n'),
    /failures: docs\/cms\/api\/rest\.md/,
  );
});
