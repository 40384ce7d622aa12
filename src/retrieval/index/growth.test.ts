// @vitest-environment node
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { retrieve } from '../retrieve.ts';
import { filesOf, headed, opening, pageOf } from '../testing/small-index.ts';
import { openIndex } from './open-index.ts';

/** Words that pages share, and their own words: half of a text each. */
const text = (page: number, words: number) =>
  Array.from({ length: words }, (_, at) => {
    const seed = (page * 31 + at * 17) % 997;
    return at % 2 === 0 ? `common${seed % 60}` : `own${(page * 7 + at) % 4000}x${seed}`;
  }).join(' ');

const corpus = (pages: number) =>
  Array.from({ length: pages }, (_, page) =>
    pageOf(`/cms/page-${page}`, {
      title: `Page common${page % 60} number ${page}`,
      sections: [
        opening(text(page, 60)),
        ...Array.from({ length: 6 }, (_none, at) =>
          headed(`Section ${at} of common${(page + at) % 60}`, text(page + at, 80)),
        ),
      ],
    }),
  );

/** Bytes (Brotli) that a browser loads for its first question. */
async function bytesFor(pages: number, question: string): Promise<number> {
  const { load } = filesOf(corpus(pages));
  let bytes = 0;
  const index = await openIndex(async (path) => {
    const file = await load(path);
    bytes += brotliCompressSync(JSON.stringify(file)).length;
    return file;
  });
  await retrieve({ text: question }, index);
  return bytes;
}

test('what a first question loads hardly grows with the number of pages', async () => {
  const small = await bytesFor(100, 'common7 common31');
  const large = await bytesFor(800, 'common7 common31');
  expect(small).toBeLessThan(15_000);
  expect(large).toBeLessThan(20_000);
  expect(large / small).toBeLessThan(1.6);
}, 60_000);
