import { execFile } from 'node:child_process';
import {
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BenchProject, createProject } from '../bench/project.ts';

/** Six builds of a small site take a minute, and more on a busy machine. */
const timeout = 15 * 60_000;

let project: BenchProject;
const root = path.join(import.meta.dirname, '..');
beforeAll(() => {
  project = createProject(root, 62);
});
afterAll(() => rmSync(project.root, { recursive: true, force: true }));

const file = (name: string) => path.join(project.root, name);

function edit(name: string, change: (text: string) => string): void {
  const before = readFileSync(file(name), 'utf8');
  const after = change(before);
  expect(after, `the edit of ${name} changes something`).not.toBe(before);
  writeFileSync(file(name), after);
}

/** Meanwhile, the event loop of the worker goes on, so that it can report. */
async function build(): Promise<void> {
  await promisify(execFile)(process.execPath, ['scripts/build.ts'], {
    cwd: project.root,
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
  const pages = project.corpus.pages.map((id) => `docs/${id}.md`);
  const page = (index: number): string => pages[index] ?? '';
  writeFileSync(
    file('docs/snippets/shared.md'),
    '---\ntitle: Shared\ndescription: A fragment that two pages of the generated corpus include, to see what its edit touches.\n---\n\nThe fragment.\n',
  );
  for (const index of [20, 30]) edit(page(index), (text) => `${text}\n::snippet{name="shared"}\n`);
  const questions = `data/retrieval/questions/${project.corpus.pages[15]}.yml`;
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
      [page(15), (text) => `${text}\nOne sentence more.\n`],
      ['docs/snippets/shared.md', (text) => text.replace('The fragment.', 'The new fragment.')],
      [page(25), (text) => text.replace(/^tags: .*$/m, 'tags: []')],
      [page(35), (text) => text.replace(/^title: .*$/m, 'title: Another title')],
      [questions, (text) => text.replace('What', 'Who')],
    ],
    // Topics are on pages without a sidebar; a label is in the sidebar of every other one.
    [
      ['docs/tags.yml', (text) => text.replace('of the generated corpus', 'of the corpus')],
      ['sidebars.ts', (text) => text.replace('"Start with cloud"', '"Get going with cloud"')],
    ],
    // No page had this character, so that the fonts change.
    [[page(36), (text) => `${text}\nThe sign ☂ is new.\n`]],
  ];
  for (const edits of builds) {
    for (const [name, change] of edits) edit(name, change);
    await build();
  }
  renameSync(file('dist'), file('incremental'));
  for (const folder of ['.cache', '.astro']) rmSync(file(folder), { recursive: true });
  await build();
  expect(differences(file('incremental'), file('dist'))).toEqual([]);
});
