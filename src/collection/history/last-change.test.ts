import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { lastChange } from './last-change.ts';
import { filesOf } from './page-files.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'history-'));
afterAll(() => rmSync(folder, { recursive: true }));

const git = (cwd: string, date: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@localhost', ...args], {
    cwd,
    stdio: 'ignore',
    env: { ...process.env, GIT_COMMITTER_DATE: date },
  });

/** A site whose snippet was committed a month after its two pages, and one page a month later. */
const root = path.join(folder, 'site');
mkdirSync(path.join(root, 'docs/snippets'), { recursive: true });
const dates = [
  '2026-01-10T08:00:00+00:00',
  '2026-02-10T08:00:00+00:00',
  '2026-03-10T08:00:00+00:00',
];
git(folder, '', 'init', '--quiet', root);
for (const [index, files] of [['a.md', 'b.md'], ['snippets/s.md'], ['b.md']].entries()) {
  for (const file of files) writeFileSync(path.join(root, 'docs', file), `${index}`);
  git(root, '', 'add', '--all');
  git(root, dates[index] ?? '', 'commit', '--quiet', '--message', 'Change');
}
const [first, second, third] = dates;
writeFileSync(path.join(root, 'docs/a.md'), '0 ');
const message = ['--message', 'Move a key', '--message', 'Text of pages: unchanged'];
git(root, '2026-04-10T08:00:00+00:00', 'commit', '--quiet', '--all', ...message);

test('a page changed when its newest file was committed, unless its text stayed the same', () => {
  expect(lastChange(['docs/a.md'], root)).toBe(first);
  expect(lastChange(['docs/a.md', 'docs/snippets/s.md'], root)).toBe(second);
  expect(lastChange(['docs/b.md', 'docs/snippets/s.md'], root)).toBe(third);
  expect(lastChange(['docs/new.md'], root)).toBeUndefined();
});

test('in a shallow clone, what its oldest commit seems to add has no date', () => {
  const clone = path.join(folder, 'clone');
  git(folder, '', 'clone', '--quiet', '--depth=3', `file://${root}`, clone);
  expect(lastChange(['docs/b.md'], clone)).toBe(third);
  // Commit 2 is the oldest one there, and seems to add every file.
  expect(lastChange(['docs/a.md', 'docs/snippets/s.md'], clone)).toBeUndefined();
});

test('without a history, no page has a date', () => {
  expect(lastChange(['docs/a.md'], folder)).toBeUndefined();
});

test('the text of a page is in its own file, in its snippets and in the lists that it shows', () => {
  const lookups = ['news', 'pages /cms/intro', 'snippets s', 'tables plans'];
  expect(filesOf({ file: 'docs/a.md', lookups })).toEqual([
    'docs/a.md',
    'docs/snippets/s.md',
    'docs/data/whats-new.yml',
  ]);
});
