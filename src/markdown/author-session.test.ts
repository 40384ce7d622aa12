import { EventEmitter } from 'node:events';
import { cpSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LoaderContext } from 'astro/loaders';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { projectRoot } from '../config/project-root.ts';
import { vocabulary } from '../content/vocabulary.tsx';
import { readBody } from '../document/page-bodies.ts';
import { AuthorSession } from './author-session.ts';

let root: string;
let store: Map<string, { digest: string }>;
let watcher: EventEmitter;
let errors: string[];

const file = (name: string) => path.join(root, `docs/cms/${name}.md`);

const writePage = (name: string, text: string) =>
  writeFileSync(
    file(name),
    `---\ntitle: ${name}\ndescription: ${'What this page is for, in a few words. '.repeat(2)}\ntags: [REST API]\n---\n\n${text}\n`,
  );

function startSession(): Promise<void> {
  const context = {
    config: { root: pathToFileURL(`${root}/`) },
    logger: { info: () => {}, error: (message: string) => errors.push(message) },
    store: {
      set: (entry: { id: string; digest: string }) => store.set(entry.id, entry),
      keys: () => store.keys(),
      delete: (id: string) => store.delete(id),
    },
    watcher,
  };
  return new AuthorSession(context as unknown as LoaderContext, async () => vocabulary, 10).start();
}

const htmlOf = async (name: string) =>
  (await readBody(root, store.get(`cms/${name}`)?.digest ?? '')).html;

/** The pages that are rendered. */
const bodies = () => globSync('*.html', { cwd: path.join(root, '.cache/documents') }).sort();

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'author-session-'));
  mkdirSync(path.join(root, 'docs/cms'), { recursive: true });
  cpSync(path.join(projectRoot, 'tests/site/docs/data'), path.join(root, 'docs/data'), {
    recursive: true,
  });
  cpSync(path.join(projectRoot, 'tests/site/docs/tags.yml'), path.join(root, 'docs/tags.yml'));
  writePage('menu', 'The soup of the day.');
  writePage('prices', 'Nine euros.');
  store = new Map();
  watcher = new EventEmitter();
  errors = [];
});

afterEach(() => rmSync(root, { recursive: true }));

it('shows a page that nobody has asked for before', async () => {
  await startSession();
  expect(await htmlOf('prices')).toContain('Nine euros.');
  expect(await htmlOf('menu')).toContain('The soup of the day.');
});

it('renders the rest after the first page, and knows it the next time', async () => {
  await startSession();
  expect(await htmlOf('prices')).toContain('Nine euros.');
  await vi.waitFor(() => expect(bodies()).toHaveLength(2));
  await vi.waitFor(async () => {
    store.clear();
    await startSession();
    expect([...store.values()].map(({ digest }) => `${digest}.html`).sort()).toEqual(bodies());
  });
});

it('shows a page as it was until the collection has the new one', async () => {
  await startSession();
  await htmlOf('menu');
  watcher.emit('change', file('menu'));
  await vi.waitFor(() => expect(bodies()).toHaveLength(2));
  store.clear();
  await startSession();
  const before = store.get('cms/menu')?.digest ?? '';
  writePage('menu', 'The soup is sold out.');
  watcher.emit('change', file('menu'));
  await vi.waitFor(() => expect(store.get('cms/menu')?.digest).not.toBe(before));
  expect((await readBody(root, before)).html).toContain('The soup of the day.');
  await startSession();
  expect(bodies()).not.toContain(`${before}.html`);
});

it('shows what was saved', async () => {
  await startSession();
  const before = store.get('cms/menu')?.digest;
  writePage('menu', 'The soup is sold out.');
  watcher.emit('change', file('menu'));
  await vi.waitFor(() => expect(store.get('cms/menu')?.digest).not.toBe(before));
  expect(await htmlOf('menu')).toContain('The soup is sold out.');
});

it('reports a mistake and keeps the page as it was', async () => {
  await startSession();
  expect(await htmlOf('menu')).toContain('The soup of the day.');
  writePage('menu', '::no-such-directive{}');
  watcher.emit('change', file('menu'));
  await vi.waitFor(() => expect(errors.join()).toContain('docs/cms/menu.md:7'));
  expect(await htmlOf('menu')).toContain('The soup of the day.');
});

it('tells who asks for a page with a mistake what is wrong', async () => {
  writePage('menu', '::no-such-directive{}');
  await startSession();
  await expect(htmlOf('menu')).rejects.toThrow('docs/cms/menu.md:7');
  expect(await htmlOf('prices')).toContain('Nine euros.');
});
