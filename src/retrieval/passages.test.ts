// @vitest-environment node
import { expect, test } from 'vitest';
import { passagesOf } from './passages.ts';
import { retrieve } from './retrieve.ts';
import { headed, indexOf, opening, pageOf, prose } from './testing/small-index.ts';

const filler = Array.from({ length: 20 }, (_, at) =>
  pageOf(`/cms/other-${at}`, { title: `Other ${at}`, sections: [opening('Nothing of it.')] }),
);
const index = await indexOf([
  ...filler,
  pageOf('/cms/checks', {
    title: 'Checks',
    sections: [
      headed('Signed-in tests', 'They need a token.'),
      headed('Run tests with Jest', 'The runner is installed.'),
    ],
  }),
  pageOf('/cms/parcels', {
    title: 'Parcels',
    sections: [
      {
        ...headed('Rates', 'A refund. A refund takes days.'),
        blocks: [
          prose('A refund. A refund takes days, and a refund is free.'),
          prose('Customs. Customs take days.'),
          prose('Insurance. Insurance is free.'),
        ],
      },
      {
        ...headed('Losses', ''),
        blocks: [prose('Insurance pays the refund of customs.'), prose('Parcels get lost at sea.')],
      },
    ],
  }),
]);

async function slugs(text: string): Promise<string[]> {
  const { pages, terms } = await retrieve({ text }, index);
  const [page] = pages;
  return page ? (await passagesOf(page, terms, index)).map(({ slug }) => slug) : [];
}

test('a section that says the question in one block is ahead of one that says it here and there', async () => {
  expect((await slugs('does the insurance refund customs'))[0]).toBe('losses');
});

test('one word of a text is not counted for every word of the question that can mean it', async () => {
  expect((await slugs('automated tests with Jest'))[0]).toBe('run-tests-with-jest');
});
