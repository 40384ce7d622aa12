import { EventEmitter } from 'node:events';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LoaderContext } from 'astro/loaders';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { projectRoot } from '../config/project-root.ts';
import { vocabulary } from '../content/vocabulary.tsx';
import { authorsServer } from '../document/authors-server.ts';
import { readBody } from '../document/page-bodies.ts';
import { AuthorSession } from './author-session.ts';

let root: string;
interface Entry {
  readonly id: string;
  readonly digest: string;
  readonly data: { readonly title: string };
}

let store: Map<string, Entry>;
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
      get: (id: string) => store.get(id),
      set: (entry: Entry) => store.set(entry.id, entry),
      keys: () => store.keys(),
      delete: (id: string) => store.delete(id),
    },
    watcher,
  };
  return new AuthorSession(context as unknown as LoaderContext, async () => vocabulary, 10).start();
}

/** Waits until it holds, on a busy machine, too. */
const eventually = (check: () => unknown) => vi.waitFor(check, 20_000);

const htmlOf = async (name: string) =>
  (await readBody(root, store.get(`cms/${name}`)?.digest ?? '')).content.pieces
    .map((piece) => ('html' in piece ? piece.html : ''))
    .join('');

/** The pages that are rendered. */
const bodies = () => globSync('*.content', { cwd: path.join(root, '.cache/documents') }).sort();

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

afterEach(async () => {
  await authorsServer().endSession?.();
  authorsServer().reload = undefined;
  rmSync(root, { recursive: true });
});

it('shows a page that nobody has asked for before', async () => {
  await startSession();
  expect(await htmlOf('prices')).toContain('Nine euros.');
  expect(await htmlOf('menu')).toContain('The soup of the day.');
});

it('renders the rest after the first page, and knows it the next time', async () => {
  await startSession();
  expect(await htmlOf('prices')).toContain('Nine euros.');
  await eventually(() => expect(bodies()).toHaveLength(2));
  await eventually(async () => {
    store.clear();
    await startSession();
    expect([...store.values()].map(({ digest }) => `${digest}.content`).sort()).toEqual(bodies());
  });
});

it('shows text as it was saved, though the collection stays as it is', async () => {
  await startSession();
  await htmlOf('menu');
  const before = store.get('cms/menu');
  for (const text of ['The soup is sold out.', 'The soup of tomorrow.']) {
    writePage('menu', text);
    watcher.emit('change', file('menu'));
    await eventually(async () => expect(await htmlOf('menu')).toContain(text));
  }
  expect(store.get('cms/menu')).toBe(before);
});

it('forgets the text as it was with the next start', async () => {
  await startSession();
  await htmlOf('menu');
  await eventually(() => expect(bodies()).toHaveLength(2));
  const before = bodies();
  writePage('menu', 'The soup is sold out.');
  watcher.emit('change', file('menu'));
  await eventually(() => expect(bodies()).toHaveLength(3));
  await eventually(async () => {
    await startSession();
    expect(bodies()).toHaveLength(2);
    expect(bodies()).not.toEqual(before);
  });
});

it('reloads browsers once for an edit, when its text is there', async () => {
  await startSession();
  const shown: string[] = [];
  const reloaded = Promise.withResolvers<void>();
  authorsServer().reload = async () => {
    shown.push(await htmlOf('menu'));
    reloaded.resolve();
  };
  writePage('menu', 'The soup is sold out.');
  watcher.emit('change', file('menu'));
  await reloaded.promise;
  expect(shown).toEqual([expect.stringContaining('The soup is sold out.')]);
});

it('puts what is more than text into the collection', async () => {
  await startSession();
  await htmlOf('menu');
  const source = readFileSync(file('menu'), 'utf8');
  writeFileSync(file('menu'), source.replace('title: menu', 'title: The menu'));
  watcher.emit('change', file('menu'));
  await eventually(() => expect(store.get('cms/menu')?.data.title).toBe('The menu'));
  expect(await htmlOf('menu')).toContain('The soup of the day.');
});

it('shows text after a restart that was saved in between', async () => {
  await startSession();
  await htmlOf('menu');
  await eventually(() => expect(bodies()).toHaveLength(2));
  const before = store.get('cms/menu')?.digest ?? '';
  writePage('menu', 'The soup is sold out.');
  await startSession();
  expect(JSON.stringify((await readBody(root, before)).content)).toContain('The soup is sold out.');
});

it('reports a mistake and keeps the page as it was', async () => {
  await startSession();
  expect(await htmlOf('menu')).toContain('The soup of the day.');
  writePage('menu', '::no-such-directive{}');
  watcher.emit('change', file('menu'));
  await eventually(() => expect(errors.join()).toContain('docs/cms/menu.md:7'));
  expect(await htmlOf('menu')).toContain('The soup of the day.');
});

it('renders nothing once another session has started', async () => {
  await startSession();
  const first = authorsServer().endSession;
  const own = watcher;
  watcher = new EventEmitter();
  await startSession();
  writePage('menu', 'The soup is sold out.');
  own.emit('change', file('menu'));
  await first?.();
  expect(bodies()).toHaveLength(0);
  expect(await htmlOf('prices')).toContain('Nine euros.');
});

it('reports what goes wrong while nobody waits, and goes on', async () => {
  await startSession();
  const index = path.join(root, '.cache/document-index.json');
  rmSync(index);
  mkdirSync(index);
  expect(await htmlOf('menu')).toContain('The soup of the day.');
  await eventually(() => expect(errors.join()).toContain('document-index.json'));
  expect(await htmlOf('prices')).toContain('Nine euros.');
});

it('tells who asks for a page with a mistake what is wrong', async () => {
  writePage('menu', '::no-such-directive{}');
  await startSession();
  await expect(htmlOf('menu')).rejects.toThrow('docs/cms/menu.md:7');
  expect(await htmlOf('prices')).toContain('Nine euros.');
});

it('names the page that is too deep to be read', async () => {
  writePage('menu', `${'> '.repeat(3000)}deep`);
  await startSession();
  await expect(htmlOf('menu')).rejects.toThrow('docs/cms/menu.md');
});

it('does without an index that is cut off', async () => {
  await startSession();
  await htmlOf('menu');
  const index = path.join(root, '.cache/document-index.json');
  await eventually(() => expect(readFileSync(index, 'utf8')).toContain('prices'));
  writeFileSync(index, readFileSync(index, 'utf8').slice(0, 100));
  await startSession();
  expect(await htmlOf('menu')).toContain('The soup of the day.');
});
