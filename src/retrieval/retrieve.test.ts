import { describe, expect, test } from 'vitest';
import { retrieve } from './retrieve.ts';
import { code, headed, indexOf, opening, pageOf } from './testing/small-index.ts';
import { weights } from './weights.ts';

const index = await indexOf([
  pageOf('/cms/webhooks', {
    title: 'Webhooks',
    description: 'Tell another service of a change.',
    sections: [
      opening('A webhook is a request that the server sends.'),
      headed('Headers', 'Every request carries headers.'),
      headed('Sign requests', 'Verify the signature of a request.'),
    ],
  }),
  pageOf('/cms/sort-pagination', {
    title: 'Sort and pagination',
    questions: [{ text: 'How do I show the newest articles first?', anchor: 'sorting' }],
    sections: [headed('Sorting', 'By any attribute.'), headed('Pagination', 'In pages.')],
  }),
  pageOf('/cms/intro', {
    title: 'Introduction',
    sections: [opening('Webhooks, pagination, sorting and headers are all here.')],
  }),
  pageOf('/cms/hidden', {
    title: 'Webhooks of old',
    unlisted: true,
    sections: [opening('A webhook is a request that the server sends.')],
  }),
  ...Array.from({ length: 12 }, (_, at) =>
    pageOf(`/cms/other-${at}`, { title: `Other ${at}`, sections: [opening('Nothing of it.')] }),
  ),
]);
const scattered = await indexOf([
  pageOf('/cms/access', {
    title: 'Access',
    sections: [
      opening('Tokens give access.'),
      headed('Create one', 'Each of them has keys, and is signed.'),
      headed('Store one', 'Keep it secret, away from servers. It was heard.'),
      headed('Rotate', 'Rotate the logs every week.'),
    ],
  }),
  pageOf('/cms/secrets', {
    title: 'Server settings',
    sections: [
      opening('Settings of the server.'),
      headed('Address', 'Where it listens.'),
      headed('Lifetime', 'Rotate the secret keys with which tokens are signed every week.'),
    ],
  }),
  pageOf('/cms/pictures', { title: 'Pictures', sections: [opening('Pictures are shown here.')] }),
  pageOf('/cms/hosting', {
    title: 'Hosting',
    questions: [
      { text: 'Why have my uploaded pictures vanished after a deploy?' },
      { text: 'Where are uploaded files kept?' },
    ],
    sections: [opening('The disk of a host is emptied.')],
  }),
  pageOf('/cms/images', {
    title: 'Images',
    sections: [
      opening('What is uploaded is kept, and thumbnails are made of it.'),
      headed(
        'Sizes',
        'To resize images saves time. Thumbnails are small, and as many as you like.',
      ),
      headed('Formats', 'Thumbnails keep their format when you resize them, and nothing is lost.'),
      headed('Quality', 'Resize without loss. The quality of thumbnails can be set by you.'),
    ],
  }),
  pageOf('/cms/plugin', {
    title: 'A plugin',
    sections: [headed('Example', 'Resize thumbnails of old photos, for fun.')],
  }),
  pageOf('/cms/firewall', {
    title: 'Rules of the wall',
    questions: [{ text: 'How do I block a bad visitor by country?' }],
    sections: [opening('Rules.')],
  }),
  pageOf('/cms/limits', {
    title: 'Limits of the wall',
    questions: [
      { text: 'How do I block a visitor by address?' },
      { text: 'How do I slow a bad visitor?' },
      { text: 'How do I see each visitor by country?' },
    ],
    sections: [opening('Limits.')],
  }),
  ...Array.from({ length: 12 }, (_, at) =>
    pageOf(`/cms/more-${at}`, { title: `More ${at}`, sections: [opening('Nothing of it.')] }),
  ),
]);
const find = (text: string, more = {}) => retrieve({ text, ...more }, index);
const placeOf = async (text: string) => {
  const [page] = (await find(text)).pages;
  const best = page?.sections.toSorted((a, b) => b.ownScore - a.ownScore)[0];
  return [page?.path, page?.places[best?.position ?? 0]?.slug];
};

test('a few letters that only code has count less than a word that one page says', async () => {
  const index = await indexOf([
    pageOf('/cms/code', { title: 'Paths', sections: [opening(code('cd /usr/bin', 'bash'))] }),
    pageOf('/cms/users', { title: 'Accounts', sections: [opening('Add users, and their roles.')] }),
    ...Array.from({ length: 40 }, (_, at) =>
      pageOf(`/cms/other-${at}`, { title: `Other ${at}`, sections: [opening('Nothing of it.')] }),
    ),
  ]);
  const { terms } = await retrieve({ text: 'usr accounts' }, index);
  const importanceOf = (word: string) => terms.find(({ term }) => term.word === word)?.importance;
  expect(importanceOf('usr')).toBeLessThan(importanceOf('accounts') ?? 0);
});

describe('the best page and its best section', () => {
  test.each([
    ['webhooks', '/cms/webhooks', ''],
    ['webhook headers', '/cms/webhooks', 'headers'],
    ['sorted', '/cms/sort-pagination', 'sorting'],
    ['pagin', '/cms/sort-pagination', 'pagination'],
    // Typos.
    ['webhoks', '/cms/webhooks', ''],
    ['pagintion', '/cms/sort-pagination', 'pagination'],
    ['hwebooks', '/cms/webhooks', ''],
  ])('of %s', async (text, path, slug) => {
    const place = await placeOf(text);
    expect(place[0]).toBe(path);
    if (slug) expect(place[1]).toBe(slug);
  });

  test('a question that a page says it answers leads to the section', async () => {
    expect(await placeOf('how to show newest articles first')).toEqual([
      '/cms/sort-pagination',
      'sorting',
    ]);
  });

  test('a sentence leads to the section that says all of it, not to a page that has its words here and there', async () => {
    const { pages } = await retrieve(
      { text: 'how do I rotate the secret keys every week with which tokens are signed' },
      scattered,
    );
    expect(pages[0]?.path).toBe('/cms/secrets');
    expect(pages[0]?.sections[0]?.position).toBe(2);
  });

  test('a question in other words leads to the page that was asked the like', async () => {
    const { pages } = await retrieve(
      { text: 'the pictures that I uploaded before the deploy have vanished from the server' },
      scattered,
    );
    expect(pages[0]?.path).toBe('/cms/hosting');
  });

  test('a few words lead to the page that speaks of them throughout, not to one that names them once', async () => {
    const { pages } = await retrieve({ text: 'resize thumbnails' }, scattered);
    expect(pages[0]?.path).toBe('/cms/images');
  });

  test('of pages that were asked the like, that which was asked the same is first', async () => {
    const { pages } = await retrieve(
      { text: 'how do I block a bad visitor by country' },
      scattered,
    );
    expect(pages[0]?.path).toBe('/cms/firewall');
  });

  test('an unlisted page is found after the listed ones', async () => {
    const { pages } = await find('webhook request');
    expect(pages.map(({ path }) => path).slice(0, 2)).toEqual(['/cms/webhooks', '/cms/hidden']);
  });

  test('being on a page decides between pages that are as good', async () => {
    const { pages } = await find('nothing', { from: '/cms/other-7' });
    expect(pages[0]?.path).toBe('/cms/other-7');
  });
});

describe('pages of different APIs', async () => {
  const ofApi = (path: string, title: string) =>
    pageOf(path, { title, sections: [opening('Order the articles of a list.')] });
  const apis = await indexOf([
    ofApi('/cms/api/rest/sort', 'Order articles'),
    ofApi('/cms/api/graphql/sort', 'Order articles'),
    ofApi('/cms/api/entity-service/sort', 'Order articles'),
    ...Array.from({ length: 12 }, (_, at) =>
      pageOf(`/cms/else-${at}`, { title: `Else ${at}`, sections: [opening('Nothing of it.')] }),
    ),
  ]);

  test.each([
    ['order the articles', '/cms/api/rest/sort'],
    ['order the articles with GraphQL', '/cms/api/graphql/sort'],
    ['order the articles with grapqhl', '/cms/api/graphql/sort'],
    // Its low rank is for questions that don't ask for it.
    ['order the articles with the Entity Service', '/cms/api/entity-service/sort'],
  ])('%s', async (text, path) => {
    expect((await retrieve({ text }, apis)).pages[0]?.path).toBe(path);
  });
});

test('a rare word that was typed says more than a synonym that is everywhere', async () => {
  const found = await indexOf([
    pageOf('/cms/lifecycle', {
      title: 'Lifecycle',
      sections: [opening('The lifecycle of a row. A lifecycle has an order.')],
    }),
    pageOf('/cms/models', {
      title: 'Models',
      sections: [opening('Shapes.'), headed('Hooks', 'Hooks run before a row is written.')],
    }),
    ...Array.from({ length: 12 }, (_, at) =>
      pageOf(`/cms/page-${at}`, {
        title: `Page ${at}`,
        sections: [opening('There is a lifecycle.')],
      }),
    ),
  ]);
  // `hooks` can mean the lifecycle, too.
  expect((await retrieve({ text: 'hooks' }, found)).pages[0]?.path).toBe('/cms/models');
});

test('a stop word at which a phrase begins is not rare because only a title has it', async () => {
  const found = await indexOf([
    pageOf('/cms/not', { title: 'What not to do', sections: [opening('Nothing of it.')] }),
    ...Array.from({ length: 60 }, (_, at) =>
      pageOf(`/cms/page-${at}`, { title: `Page ${at}`, sections: [opening('Transactions.')] }),
    ),
  ]);
  // `not at all` means transactions.
  const { terms } = await retrieve({ text: 'not at all' }, found);
  expect(terms[0]?.term.word).toBe('not');
  expect(terms[0]?.importance).toBeLessThanOrEqual(weights.unknownImportance);
});

describe('what is known of the answer', () => {
  test('a corrected word covers the question', async () => {
    const { pages, corrections } = await find('webhoks headrs');
    expect([...corrections]).toEqual([
      ['webhoks', 'webhooks'],
      ['headrs', 'headers'],
    ]);
    expect(pages[0]?.coverage).toBeGreaterThan(0.7);
  });

  test('an unknown word does not sink what is known', async () => {
    const { pages } = await find('webhook headers zzgargle');
    expect(pages[0]?.path).toBe('/cms/webhooks');
    expect(pages[0]?.coverage).toBeGreaterThan(0.5);
    expect(pages[0]?.complete).toBe(false);
  });

  test('nothing is found for unknown words', async () => {
    expect((await find('zzgargle')).pages).toEqual([]);
  });
});
