import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CheckedChange, checkCode } from '../../src/breaking-changes/checker/check-code.ts';
import { expect, test } from '../test.ts';

/** Code as projects with Strapi 4 have it, and the last parts of the paths that it should lead to. */
interface Snippet {
  readonly id: string;
  readonly code: string;
  readonly expected: readonly string[];
}

/** Written by somebody who had not seen the rules of the checker. Don't write rules from it. */
const snippets: readonly Snippet[] = JSON.parse(
  readFileSync(join(import.meta.dirname, 'v4-snippets.json'), 'utf8'),
);

/** The share of snippets of which the checker finds every breaking change. */
const share = 0.9;

test('the migration checker finds what concerns code that its rules were not written for', async ({
  request,
}) => {
  const rules: readonly CheckedChange[] = await (await request.get('/migration-rules.json')).json();
  const findingsOf = ({ code }: Snippet) =>
    checkCode(code, rules).map(({ change }) => change.path.split('/').at(-1) ?? '');
  const concerned = snippets.filter(({ expected }) => expected.length > 0);
  const missed = concerned.flatMap((snippet) => {
    const found = findingsOf(snippet);
    const left = snippet.expected.filter((name) => !found.includes(name));
    return left.length > 0 ? [`${snippet.id}: ${left.join(', ')}`] : [];
  });
  console.log(`All found in ${concerned.length - missed.length} of ${concerned.length} snippets`);
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(concerned.length * (1 - share));
  const clean = snippets.filter(({ expected }) => expected.length === 0);
  expect(clean.filter((snippet) => findingsOf(snippet).length > 0)).toEqual([]);
});
