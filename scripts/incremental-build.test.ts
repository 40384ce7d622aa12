import { execFile, execFileSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** Six builds of a small site take a minute, and more on a busy machine. */
const timeout = 15 * 60_000;

const root = path.join(import.meta.dirname, '..');
const copy = mkdtempSync(path.join(tmpdir(), 'docs-builds-'));
const site = 'tests/site';

/** A copy of the code and of the small site as Git sees them; a build edits neither of the originals. */
beforeAll(() => {
  const git = (cwd: string, ...args: string[]) =>
    execFileSync('git', args, { cwd, encoding: 'utf8' });
  const listed = git(root, 'ls-files', '--cached', '--others', '--exclude-standard').split('\n');
  const pages = /^(?:docs|data\/retrieval\/questions)\//;
  for (const name of listed.filter((one) => one !== '' && !pages.test(one))) {
    cpSync(path.join(root, name), path.join(copy, name));
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  // The date of a page's last change comes from the history.
  git(copy, 'init', '--quiet');
  git(copy, 'add', '--all');
  git(copy, '-c', 'user.name=test', '-c', 'user.email=test@localhost', 'commit', '-qm', 'Copy');
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const file = (name: string) => path.join(copy, name);

function edit(name: string, change: (text: string) => string): void {
  const before = readFileSync(file(name), 'utf8');
  const after = change(before);
  expect(after, `the edit of ${name} changes something`).not.toBe(before);
  writeFileSync(file(name), after);
}

/** Meanwhile, the event loop of the worker goes on, so that it can report. */
async function build(): Promise<void> {
  await promisify(execFile)(process.execPath, ['scripts/build.ts', '--site', site], {
    cwd: copy,
    maxBuffer: Number.POSITIVE_INFINITY,
  });
}

/** The paths in the output whose bytes differ, or that one of the two lacks. */
function differences(one: string, other: string): string[] {
  const filesOf = (folder: string) =>
    new Set(
      globSync('**/*', { cwd: folder }).filter((name) =>
        statSync(path.join(folder, name)).isFile(),
      ),
    );
  const [left, right] = [filesOf(one), filesOf(other)];
  return [...new Set([...left, ...right])].filter(
    (name) =>
      !left.has(name) ||
      !right.has(name) ||
      !readFileSync(path.join(one, name)).equals(readFileSync(path.join(other, name))),
  );
}

test('after any edit, the next build makes the same bytes as a build from nothing', {
  timeout,
}, async () => {
  const page = (id: string): string => `${site}/docs/${id}.md`;
  const questions = `${site}/data/retrieval/questions/cms/faq.yml`;
  mkdirSync(path.dirname(file(questions)), { recursive: true });
  writeFileSync(file(questions), 'indexed:\n  - What is it for?\n');
  await build();

  // Code first: it renders every page again, and what follows has to find its pages by itself.
  edit('src/components/doc/Pagination.tsx', (text) => text.replace('> Previous', '> Back'));
  await build();
  type Edit = [string, (text: string) => string];
  const builds: Edit[][] = [
    // Pages that have nothing to do with each other; a title is in the neighbors' links as well.
    [
      [page('cms/community'), (text) => `${text}\nOne sentence more.\n`],
      [`${site}/docs/snippets/shared-note.md`, (text) => `${text}\nOne sentence more.\n`],
      [page('cms/api/rest/upload'), (text) => text.replace(/^title: .*$/m, 'title: Another title')],
      [page('cms/quick-start'), (text) => text.replace(/^tags: .*\n/m, '')],
      [questions, (text) => text.replace('What', 'Who')],
    ],
    // Topics are on pages without a sidebar; a label is in the sidebar of every other one.
    [
      [`${site}/docs/tags.yml`, (text) => text.replace('Endpoints, parameters', 'Parameters')],
      [`${site}/sidebars.ts`, (text) => text.replace("'Fundamentals'", "'Basics'")],
    ],
    // No page had this character, so that the fonts change.
    [[page('cms/faq'), (text) => `${text}\nThe sign ☂ is new.\n`]],
  ];
  for (const edits of builds) {
    for (const [name, change] of edits) edit(name, change);
    await build();
  }
  renameSync(file(`${site}/dist`), file('incremental'));
  for (const folder of ['.cache', '.astro']) rmSync(file(`${site}/${folder}`), { recursive: true });
  await build();
  expect(differences(file('incremental'), file(`${site}/dist`))).toEqual([]);
});
