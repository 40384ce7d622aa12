import { expect, test } from 'vitest';
import { openIndex } from './index/open-index.ts';
import { retrieve } from './retrieve.ts';
import { filesOf, headed, indexOf, opening, pageOf } from './testing/small-index.ts';

// Both pages have the words "content" and "editors" alike; only what they mean differs.
const pages = [
  pageOf('/cms/permissions', {
    title: 'Roles',
    sections: [opening('What editors may do with content, and which permissions forbid it.')],
  }),
  pageOf('/cms/layout', {
    title: 'Views',
    sections: [opening('How editors see content, and in which columns a list shows its fields.')],
  }),
];

const firstOf = async (text: string) => {
  const { pages: found } = await retrieve({ text }, await indexOf(pages));
  return found[0]?.path;
};

test('of pages with the same words of a sentence, the one that means it comes first', async () => {
  expect(await firstOf('how to disallow that editors erase content')).toBe('/cms/permissions');
  expect(await firstOf('how to rearrange the table in which editors have content')).toBe(
    '/cms/layout',
  );
});

test('a new word, which the table doesn’t have, means what the page means that brings it', async () => {
  const zorbing = pageOf('/cms/zorbing', {
    title: 'Zorbing',
    sections: [opening('Zorbing is a role with permissions: it may forbid users to delete.')],
  });
  const { pages: found } = await retrieve(
    { text: 'how to go zorbing with editors and content' },
    await indexOf([...pages, zorbing]),
  );
  expect(found.map(({ path }) => path)).toEqual([
    '/cms/zorbing',
    '/cms/permissions',
    '/cms/layout',
  ]);
});

test('a misspelled word means what was meant', async () => {
  expect(await firstOf('how to disallow that edtors erase contnt')).toBe('/cms/permissions');
});

test('the section that means it leads, even if another one has as many of the words', async () => {
  const index = await indexOf([
    pageOf('/cms/media', {
      title: 'Media',
      sections: [
        opening('About the library.'),
        headed('Formats', 'Files of these kinds open in the library: pictures, films, sounds.'),
        headed('Privacy', 'Files of these kinds stay confidential: only members may open them.'),
      ],
    }),
  ]);
  const { pages: found } = await retrieve({ text: 'how do I keep my files secret' }, index);
  expect(found[0]?.sections[0]?.position).toBe(2);
});

test('a question about the whole page counts for more than one that a section answers', async () => {
  const asked = 'how can strangers be kept away from confidential material';
  const others = Array.from({ length: 8 }, (_, number) => ({ text: `invoice number ${number}` }));
  const sections = [opening('Settings of the guide.')];
  const { pages: found } = await retrieve(
    { text: `${asked}, settings of the guide` },
    await indexOf([
      pageOf('/cms/detail', { title: 'Page', sections, questions: [...others, { text: asked }] }),
      pageOf('/cms/whole', { title: 'Page', sections, questions: [{ text: asked }, ...others] }),
    ]),
  );
  expect(found.map(({ path }) => path)).toEqual(['/cms/whole', '/cms/detail']);
});

test('a name or two that are looked up load nothing of what they mean', async () => {
  const { load, loaded } = filesOf(pages);
  await retrieve({ text: 'editors content' }, await openIndex(load));
  expect(loaded.filter((file) => /vectors|embeddings/.test(file))).toEqual([]);
});

test('a sentence without any known word is answered all the same', async () => {
  const { pages: found } = await retrieve(
    { text: 'qqzz qqyy qqxx qqww editors' },
    await indexOf(pages),
  );
  expect(found.length).toBeGreaterThan(0);
});

test('a question that is far too long loads no more than its beginning needs', async () => {
  const { load, loaded } = filesOf(pages);
  const text = Array.from({ length: 20_000 }, (_, number) => `word${number}`).join(' ');
  await retrieve({ text: `editors ${text}` }, await openIndex(load));
  const vectors = loaded.filter((file) => file.includes('vectors'));
  expect(vectors.length).toBeGreaterThan(0);
  expect(vectors.length).toBeLessThan(100);
});

test('a question about code loads nothing of what its own words mean', async () => {
  const { load, loaded } = filesOf(pages);
  await retrieve(
    { text: 'what does this code do', code: 'editors.content' },
    await openIndex(load),
  );
  expect(loaded.filter((file) => /vectors|embeddings/.test(file))).toEqual([]);
});

test.each<[string, (path: string) => Promise<unknown>]>([
  ['lost', () => Promise.reject(new Error('lost'))],
  ['never answered', () => new Promise(() => {})],
  ['empty', async () => ({})],
  ['null', async () => null],
  ['damaged', async () => ({ description: '', questions: [''], answeredBy: [], sections: [''] })],
])('where what words mean is %s, words alone find', async (_, answer) => {
  const { load } = filesOf(pages);
  for (const damaged of [/embeddings/, /vectors/]) {
    const index = await openIndex((path) => (damaged.test(path) ? answer(path) : load(path)));
    const { pages: found } = await retrieve(
      { text: 'how editors erase content in columns' },
      index,
    );
    expect(found.map(({ sections }) => sections[0]?.score)).toEqual([
      expect.any(Number),
      expect.any(Number),
    ]);
    expect(found.every(({ score }) => score > 0)).toBe(true);
  }
});
