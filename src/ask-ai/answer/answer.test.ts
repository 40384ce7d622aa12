// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { smallPages } from '../../agents/testing/small-site.ts';
import type { Block } from '../../document/page-document.ts';
import {
  code,
  headed,
  indexOf,
  opening,
  pageOf,
  prose,
} from '../../retrieval/testing/small-index.ts';
import { type Candidate, choose } from './choose.ts';
import { compose } from './compose.ts';
import { plainBlocks } from './plain-blocks.ts';
import { plainText } from './plain-text.ts';

const filler = Array.from({ length: 20 }, (_, at) =>
  pageOf(`/cms/other-${at}`, { title: `Other ${at}`, sections: [opening('Nothing of it.')] }),
);
const index = await indexOf([
  ...smallPages,
  ...filler,
  pageOf('/cms/webhooks', {
    title: 'Webhooks',
    sections: [
      opening('A webhook tells another service of a change. A large payload gets a 413.'),
      headed('Events', 'Webhooks are sent for `entry.publish` and `entry.delete`.'),
    ],
  }),
  pageOf('/cms/languages', {
    title: 'Languages',
    sections: [headed('Create a JavaScript project', 'TypeScript is what a new project has.')],
  }),
  pageOf('/cms/from-wordpress', {
    title: 'Import from WordPress',
    sections: [opening('Posts of WordPress are imported with a script.')],
  }),
]);
const ask = (text: string) => compose({ text }, index);
const firstPath = async (text: string) => {
  const answer = await ask(text);
  return answer.kind === 'excerpts' ? answer.excerpts[0]?.path : answer.kind;
};

describe('composing', () => {
  test('an answer quotes passages, code included, with their places', async () => {
    const answer = await ask('How to create a project?');
    expect(answer.kind === 'excerpts' && answer.excerpts[0]).toMatchObject({
      path: '/cms/install',
      slug: 'create',
      page: 'Installation',
      markdown: expect.stringContaining('npx create-strapi-app@latest my-project'),
    });
  });

  test('little words with typos are no subject that the answer lacks', async () => {
    expect(await firstPath('waht is teh difrence betwen webhooks adn otehr events')).toBe(
      '/cms/webhooks',
    );
  });

  test.each([
    'What is the capital of Mongolia?',
    'hello',
    'Kubernetes operators in Rust',
    'is strapi better than contentful',
    'strapi vs sanity',
    'Why would somebody take webhooks of Strapi rather than those of WordPress?',
    'What are the alternatives to Strapi?',
    'How do I use webhooks in Drupal?',
    'What is the cheapest hosted headless CMS?',
    'Why would anybody choose webhooks of Strapi over those of WordPress?',
    'How do I sort my table of holiday expenses?',
  ])('%s is not answered', async (text) => {
    expect((await ask(text)).kind).toBe('unknown');
  });

  test('another product that a page is about is no reason to decline', async () => {
    expect(await firstPath('How do I import posts from WordPress?')).toBe('/cms/from-wordpress');
  });

  test.each([
    ['webhoks', '/cms/webhooks'],
    ['wich evnts does a webhok send', '/cms/webhooks'],
    ['how is a projct instaled', '/cms/install'],
    ['craete a projct', '/cms/install'],
  ])('%s is answered in spite of its mistakes', async (text, path) => {
    expect(await firstPath(text)).toBe(path);
  });

  test.each([
    ['How do I create a JavaScript project instead of TypeScript?', '/cms/languages'],
    ['413 Payload Too Large when a webhook or a file is sent', '/cms/webhooks'],
    ['Which events does a webhook send, without Firebase?', '/cms/webhooks'],
    ['How does a webhook tell of a change without using Firebase?', '/cms/webhooks'],
  ])(
    '%s: words that only look like another product, or one that nobody wants',
    async (text, path) => {
      expect(await firstPath(text)).toBe(path);
    },
  );

  test('a pasted error message is answered by the row that explains it', async () => {
    const answer = await ask('[2026-01-12 09:08:00.123] error: The project "kitchen" is suspended');
    expect(answer.kind === 'excerpts' && answer.excerpts).toEqual([
      expect.objectContaining({
        path: '/cloud/plans',
        slug: 'troubleshooting',
        markdown:
          '`The project … is suspended`\n\n**Cause:** A payment failed.\n\n**Solution:** Update the payment method.',
      }),
    ]);
  });

  test('one that no page quotes is not answered with something else', async () => {
    const message = 'Error: Keeps what equals a document of no condition';
    expect((await ask(message)).kind).toBe('unknown');
    expect((await ask('{ "code": "no_filter", "message": "Filter documents" }')).kind).toBe(
      'unknown',
    );
    expect((await ask('ERROR in WordPress: filter documents by equal')).kind).toBe('unknown');
  });

  test('what is near is offered where there is no answer', async () => {
    const answer = await ask('filters for coffee machines in Vienna with wheels');
    expect(answer.kind === 'unknown' && answer.nearest[0]?.path).toBe('/cms/filters');
  });
});

describe('what can be quoted', () => {
  const tabs = (group: string | undefined, ...labels: readonly string[]): Block => ({
    kind: 'tabs',
    group,
    tabs: labels.map((label) => ({ label, blocks: [code(label)] })),
  });
  const plain = (blocks: readonly Block[], question = '') =>
    plainBlocks(blocks, (word) => question.split(' ').includes(word));

  test('one language and one package manager, without a label: the one that was asked for', () => {
    const blocks = [tabs('language', 'JavaScript', 'TypeScript')];
    expect(plain(blocks)).toEqual([code('JavaScript')]);
    expect(plain(blocks, 'in ts please')).toEqual([code('TypeScript')]);
    expect(plain([tabs('package-manager', 'npm', 'yarn')], 'yarn')).toEqual([code('yarn')]);
  });

  test('alternatives that say different things all stay', () => {
    const blocks = [tabs(undefined, 'Draft', 'Published')];
    expect(plain(blocks)).toEqual(blocks);
  });

  test('neither pictures, nor the source of a diagram, nor prerequisites, nor where to go next', () => {
    const picture = prose('![The prices](https://docs.example.com/prices.webp)');
    const before: Block = {
      kind: 'callout',
      type: 'prerequisites',
      title: { markdown: 'Prerequisites', text: 'Prerequisites' },
      blocks: [prose('Node.js')],
    };
    const next: Block = {
      kind: 'list',
      role: 'next-steps',
      ordered: false,
      start: 1,
      items: [{ blocks: [prose('Elsewhere')] }],
    };
    expect(plain([code('flowchart LR', 'mermaid'), picture, before, next, prose('Text')])).toEqual([
      prose('Text'),
    ]);
  });
});

describe('choosing what to quote', () => {
  /** Counts the word `price`. */
  const relevance = (blocks: readonly Block[]) => JSON.stringify(blocks).split('price').length - 1;
  const long = prose('Something else entirely, told at length. '.repeat(12).trim());
  const candidate = (path: string, blocks: readonly Block[], pageShare = 1): Candidate => ({
    passage: { path, page: path, slug: '', title: path, blocks, share: 1 },
    blocks,
    pageShare,
  });
  /** Of a section that another one leads, whose one word is not counted. */
  const quote = (blocks: readonly Block[], { words, lines }: { words: number; lines: number }) => {
    const later = candidate('/a', blocks);
    const candidates = [
      candidate('/a', [prose('First.')]),
      { ...later, passage: { ...later.passage, slug: 'later', share: 0.5 } },
    ];
    const chosen = choose(candidates, relevance, { words: words + 1, lines });
    return chosen.find(({ passage }) => passage.slug === 'later')?.blocks;
  };

  test('what answers, in order, and code with the sentence before it', () => {
    const blocks = [prose('Start.'), long, prose('By price like this:'), code('price()'), long];
    expect(quote(blocks, { words: 40, lines: 10 })).toEqual([
      prose('Start.'),
      prose('By price like this:'),
      code('price()'),
    ]);
  });

  test('the name of a table never comes without the table, nor does what announces it', () => {
    const name: Block = { kind: 'prose', markdown: '**Prices**', text: 'Prices' };
    const cell = { markdown: 'price', text: 'price' };
    const table: Block = { kind: 'table', header: [cell], rows: [[cell]] };
    const room = { words: 10, lines: 0 };
    expect(quote([long, prose('As follows:'), name, table], room)).toEqual([
      prose('As follows:'),
      name,
      table,
    ]);
    expect(quote([prose('The price.'), long, prose('As follows:')], room)).toEqual([
      prose('The price.'),
    ]);
  });

  test('of a long table the rows that answer are kept', () => {
    const row = (text: string) => [{ markdown: text, text }];
    const rows = Array.from({ length: 60 }, (_, at) => row(`row ${at}`));
    rows[41] = row('the price');
    const table: Block = { kind: 'table', header: row('A'), rows };
    const [kept] = quote([table], { words: 100, lines: 0 }) ?? [];
    expect(kept?.kind === 'table' && kept.rows).toContainEqual(row('the price'));
    expect(kept?.kind === 'table' && kept.rows.length).toBeLessThan(10);
  });

  const step = (title: string, ...blocks: readonly Block[]) => ({
    title: { markdown: title, text: title },
    blocks,
  });

  test('of long steps each one stays, with what to do and without what is told after it', () => {
    const run = [prose('Run the command:'), code('npm run price')];
    const steps = ['One', 'Two', 'Three'];
    const all: Block = { kind: 'steps', steps: steps.map((name) => step(name, ...run, long)) };
    expect(quote([all], { words: 60, lines: 10 })).toEqual([
      { kind: 'steps', steps: steps.map((name) => step(name, ...run)) },
    ]);
    const few: Block = { kind: 'steps', steps: [step('One', ...run, prose('The price is set.'))] };
    expect(quote([few], { words: 60, lines: 10 })).toEqual([few]);
  });

  test('steps are not passed over because they are long', () => {
    const all: Block = {
      kind: 'steps',
      steps: Array.from({ length: 6 }, (_, at) =>
        step(`Step ${at}`, prose('Set the price of a thing, then save what you have changed.')),
      ),
    };
    const aside = prose('A price can change every day.');
    expect(quote([aside, long, aside, all], { words: 90, lines: 0 })).toContainEqual(all);
  });

  test('the best section is quoted from its start, as far as there is room', () => {
    const remark = prose('A price. '.repeat(30).trim());
    const blocks = [prose('Do this:'), code('run()'), long, remark];
    const [quoted] = choose([candidate('/a', blocks)], relevance, { words: 100, lines: 10 });
    expect(quoted?.blocks).toEqual([prose('Do this:'), code('run()'), long]);
    const [all] = choose([candidate('/a', blocks)], relevance, { words: 210, lines: 10 });
    expect(all?.blocks).toEqual(blocks);
  });

  test('the summary of the best page comes first, though its opening says little of the question', () => {
    const summary: Block = {
      kind: 'callout',
      type: 'tldr',
      title: { markdown: 'In short', text: 'In short' },
      blocks: [prose('Things cost what you say.')],
    };
    const opening = candidate('/a', [summary, long, long]);
    const costs = candidate('/a', [prose('The price.')]);
    const chosen = choose(
      [
        { ...costs, passage: { ...costs.passage, slug: 'costs' } },
        { ...opening, passage: { ...opening.passage, share: 0.15 } },
      ],
      relevance,
      { words: 30, lines: 0 },
    );
    expect(chosen.map(({ passage, blocks }) => [passage.slug, blocks])).toEqual([
      ['', [summary]],
      ['costs', [prose('The price.')]],
    ]);
  });

  test('a second page is quoted as well, however much the first one says', () => {
    const price = prose('The price of a thing. '.repeat(8).trim());
    const chosen = choose(
      [candidate('/a', [price, price, price]), candidate('/b', [prose('A price.')], 0.2)],
      relevance,
      { words: 80, lines: 0 },
    );
    expect(chosen.map(({ passage }) => passage.path)).toEqual(['/a', '/b']);
  });

  test('the best section is quoted, and the next one if it answers nearly as well, whatever others say', () => {
    const section = (slug: string, share: number, text: string) => {
      const whole = candidate('/a', [prose(text)]);
      return { ...whole, passage: { ...whole.passage, slug, share } };
    };
    const sections = [
      section('best', 1, 'What it costs is set here by you.'),
      section('next', 0.8, 'What it costs is seen there by all.'),
      section('last', 0.5, 'A price, price, price and price.'),
    ];
    const slugs = (words: number) =>
      choose(sections, relevance, { words, lines: 0 }).map(({ passage }) => passage.slug);
    expect(slugs(16)).toEqual(['best', 'next']);
    expect(slugs(24)).toEqual(['best', 'next', 'last']);
  });
});

test('plain text is what a reader sees', () => {
  expect(
    plainText('**Run** `a` ([b](/c)):\n\n- one\n- two\n\n| X | Y |\n| - | - |\n| 1 | 2 |'),
  ).toBe('Run a (b):\n\none\ntwo\n\nX\tY\n1\t2');
});
