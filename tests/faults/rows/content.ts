import { longestWait } from '../../../src/browser/load-part.ts';
import { configure } from '../../configured-providers.ts';
import { expect, type Page } from '../../test.ts';
import type { Fault } from '../fault.ts';
import {
  ask,
  askButton,
  askPanel,
  expectFailure,
  expectReadable,
  filters,
  gallery,
  namesButton,
  scrollTo,
  search,
  searchBox,
  sendButton,
  tryAgain,
} from '../reader.ts';

const cli = '/cms/installation/cli';
const interactions = /\/_astro\/interactions\./;

/** The files with what words mean. */
const meanings = /\/search\/.*(?:embeddings|vectors)/;

/** Lets a test decide how time goes by, for requests as well. */
async function ownClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.addInitScript(() => {
    AbortSignal.timeout = (after) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException('Too late', 'TimeoutError')), after);
      return controller.signal;
    };
  });
}

/** Search says that it has no index, and finds with the next key. */
const searchTriesAgain: Fault['proof'] = async (page, repair) => {
  await expect(page.getByText('Unable to fetch results')).toBeVisible();
  await repair();
  await page.getByRole('dialog').getByRole('combobox').fill('filter');
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
};

/** Ask AI says that it has no index, and answers at the next attempt. */
const askTriesAgain: Fault['proof'] = async (page, repair) => {
  await expect(askPanel(page).getByRole('alert')).toContainText("couldn't be loaded");
  await repair();
  await askPanel(page).getByRole('button', { name: 'Try again' }).click();
  await expect(askPanel(page).locator('[data-citation]').first()).toBeVisible();
};

/** Something that is asked for and never ends. */
const endless = (
  what: string,
  files: RegExp,
  reader: string,
  ask: (page: Page) => Promise<void>,
  proof: Fault['proof'],
): Fault => ({
  fault: `${what} never ends`,
  reader,
  path: filters,
  injection: { kind: 'hangs', files },
  prepare: ownClock,
  addsScripts: true,
  proof: async (page, repair) => {
    const asked = page.waitForRequest(files);
    await ask(page);
    await asked;
    await page.clock.fastForward(longestWait);
    await proof(page, repair);
  },
});

/** Parts of pages that come late or not at all. */
export const content: readonly Fault[] = [
  {
    fault: 'the script of the buttons is lost, and a tab is clicked',
    reader: 'every panel can be reached',
    path: cli,
    injection: { kind: 'lost', files: interactions },
    proof: async (page) => {
      const list = page.getByRole('tablist').first();
      for (const tab of await list.getByRole('tab').all()) {
        await tab.click();
        await expect(tab).toHaveAttribute('aria-selected', 'true');
        const panel = page.locator(`[id="${await tab.getAttribute('aria-controls')}"]`);
        await expect(panel).toBeVisible();
      }
    },
  },
  {
    fault: 'the script of the buttons is lost, and a tab is chosen by keyboard',
    reader: 'every panel can be reached',
    path: cli,
    injection: { kind: 'lost', files: interactions },
    proof: async (page) => {
      const tabs = page.getByRole('tablist').first().getByRole('tab');
      await tabs.first().focus();
      for (let place = 1; place < (await tabs.count()); place += 1) {
        await page.keyboard.press('ArrowRight');
        await expect(tabs.nth(place)).toBeFocused();
        await expect(tabs.nth(place)).toHaveAttribute('aria-selected', 'true');
      }
      await page.keyboard.press('ArrowLeft');
      await expect(tabs.nth((await tabs.count()) - 2)).toBeFocused();
    },
  },
  ...(
    [
      ['the search', /\/_astro\/SearchDialog\.[^/]+\.css/, filters, 'The search'],
      [
        'the editor of playgrounds',
        /\/_astro\/PlaygroundEditor\.[^/]+\.css/,
        gallery,
        'The editor of this code',
      ],
      ['the query builder', /\/_astro\/Workbench\.[^/]+\.css/, gallery, 'The query builder'],
      ['Ask AI', /\/_astro\/mount\.[^/]+\.css/, filters, 'Ask AI'],
    ] as const
  ).map(
    ([what, files, path, part]): Fault => ({
      fault: `the stylesheet of ${what} is lost`,
      reader: 'a message in its place, never something without styles',
      path,
      injection: { kind: 'lost', files },
      proof: async (page) => {
        if (what === 'the search') await searchBox(page).click();
        else if (what === 'Ask AI') await askButton(page).click();
        else await scrollTo(page, what === 'the query builder' ? 'Query builder' : 'Playgrounds');
        await expectFailure(page, part);
      },
    }),
  ),
  {
    fault: 'the frame of a playground is lost',
    reader: 'the editor with the code',
    path: gallery,
    injection: { kind: 'lost', files: /\/frames\/playground\.html/ },
    proof: async (page) => {
      await scrollTo(page, 'Playgrounds');
      const playground = page.getByRole('region', { name: 'Rating.jsx' });
      await expect(playground.getByRole('textbox', { name: 'Code' })).toBeVisible();
    },
  },
  ...[/\.webp$/, /\.png$/, /\.woff2$/, /favicon\.svg$/].map(
    (files): Fault => ({
      fault: `files like ${files.source} are lost`,
      reader: 'the text',
      path: gallery,
      injection: { kind: 'lost', files },
      proof: expectReadable,
    }),
  ),
  ...(
    [
      ['is lost', { kind: 'lost', files: /\/search\/core\.json/ }],
      ['is a page of HTML', { kind: 'answered', files: /\/search\/core\.json/, body: '<html>' }],
      ['has status 500', { kind: 'answered', files: /\/search\/core\.json/, status: 500 }],
    ] as const
  ).flatMap(([fault, injection]): Fault[] => [
    {
      fault: `the search index ${fault}`,
      reader: '“Unable to fetch results”, and Try again finds',
      path: filters,
      injection,
      proof: async (page, repair) => {
        await search(page, 'filters');
        await expect(page.getByText('Unable to fetch results')).toBeVisible();
        await repair();
        await tryAgain(page);
        await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
      },
    },
    {
      fault: `the index of Ask AI ${fault}`,
      reader: 'the panel says so, and Try again answers',
      path: filters,
      injection,
      proof: async (page, repair) => {
        await askButton(page).click();
        await ask(page, 'How do I filter for empty values?');
        await askTriesAgain(page, repair);
      },
    },
  ]),
  ...(
    [
      ['are lost', { kind: 'lost', files: meanings }],
      ['hang', { kind: 'hangs', files: meanings }],
      ['are pages of HTML', { kind: 'answered', files: meanings, body: '<html>' }],
      ['are empty', { kind: 'answered', files: meanings, type: 'application/json', body: '{}' }],
    ] as const
  ).map(
    ([what, injection]): Fault => ({
      fault: `the files with what words mean ${what}`,
      injection,
      reader: 'results by their words, and answers',
      path: filters,
      proof: async (page) => {
        const question = 'How do I filter for empty values?';
        await search(page, question);
        await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
        await page.keyboard.press('Escape');
        await askButton(page).click();
        await ask(page, question);
        await expect(askPanel(page).locator('[data-citation]').first()).toBeVisible();
      },
    }),
  ),
  endless(
    'the search index',
    /\/search\/core\.json/,
    '“Unable to fetch results” after a while; the next key tries again',
    (page) => search(page, 'filters'),
    searchTriesAgain,
  ),
  endless(
    'a file of the search index',
    /\/search\/.*words-/,
    '“Unable to fetch results” after a while; the next key tries again',
    (page) => search(page, 'filters'),
    searchTriesAgain,
  ),
  endless(
    'the index of Ask AI',
    /\/search\/core\.json/,
    'the panel says so after a while, and Try again answers',
    async (page) => {
      await askButton(page).click();
      await ask(page, 'How do I filter for empty values?');
    },
    askTriesAgain,
  ),
  {
    fault: 'the script of what can wait never ends',
    reader: 'what the buttons of a request open',
    path: gallery,
    injection: { kind: 'hangs', files: /\/_astro\/at-rest\./ },
    proof: async (page) => {
      await sendButton(page).click();
      await expect(page.getByRole('region', { name: 'Send this request' })).toBeVisible();
      await namesButton(page).click();
      await expect(page.getByRole('dialog', { name: 'Use your own names' })).toBeVisible();
    },
  },
  endless(
    'the script of the search',
    /\/_astro\/SearchDialog\.[^/]+\.js/,
    'a message under the search box after a while, and Try again',
    (page) => searchBox(page).click(),
    (page) => expectFailure(page, 'The search'),
  ),
  ...(
    [
      ['is lost', { kind: 'lost', files: /\/ask-ai\/config\.json/ }],
      ['is a page of HTML', { kind: 'answered', files: /\/ask-ai\/config\.json/, body: '<html>' }],
    ] as const
  ).map(
    ([fault, injection]): Fault => ({
      fault: `the configuration of Ask AI ${fault}`,
      reader: 'the panel says so, and Try again opens it',
      path: filters,
      injection,
      proof: async (page, repair) => {
        await askButton(page).click();
        await expect(page.getByRole('dialog').getByRole('alert')).toContainText(
          "Ask AI couldn't be loaded.",
        );
        await repair();
        await page.getByRole('dialog').getByRole('button', { name: 'Try again' }).click();
        await expect(askPanel(page)).toBeVisible();
      },
    }),
  ),
  {
    fault: 'the configuration of Ask AI is of another version',
    reader: 'a dialog that answers from the documentation',
    path: filters,
    injection: {
      kind: 'changed',
      files: /\/ask-ai\/config\.json/,
      edit: (text) => text.replace(/"provider":\{[^}]*\}/, '"provider":{"type":"oracle"}'),
    },
    proof: async (page) => {
      await askButton(page).click();
      await ask(page, 'How do I filter for empty values?');
      await expect(askPanel(page).locator('[data-citation]').first()).toBeVisible();
    },
  },
  {
    fault: 'the configuration of Ask AI lacks its examples',
    reader: 'a dialog without examples, which answers',
    path: filters,
    injection: {
      kind: 'changed',
      files: /\/ask-ai\/config\.json/,
      edit: (text) => text.replace('"exampleQuestions"', '"questions"'),
    },
    proof: async (page) => {
      await askButton(page).click();
      await ask(page, 'How do I filter for empty values?');
      await expect(askPanel(page).locator('[data-citation]').first()).toBeVisible();
    },
  },
  ...['null', '{"title":7,"exampleQuestions":{},"provider":"oracle"}', '[]'].map(
    (body): Fault => ({
      fault: `the configuration of Ask AI is ${body}`,
      reader: 'a dialog that answers from the documentation',
      path: filters,
      injection: {
        kind: 'answered',
        files: /\/ask-ai\/config\.json/,
        type: 'application/json',
        body,
      },
      proof: async (page) => {
        await askButton(page).click();
        const panel = page.getByRole('dialog', { name: 'Ask AI' });
        await panel.getByLabel('Your question').fill('How do I filter for empty values?');
        await page.keyboard.press('Enter');
        await expect(panel.locator('[data-citation]').first()).toBeVisible();
      },
    }),
  ),
  ...(
    [
      ['throws when it is opened', 'window.Kapa = { open() { throw Error("It broke.") } }'],
      [
        'throws when it is looked for',
        'Object.defineProperty(window, "Kapa", { get() { throw Error("It broke.") } })',
      ],
    ] as const
  ).map(
    ([fault, body]): Fault => ({
      fault: `the hosted assistant ${fault}`,
      reader: 'a sentence that says so; the documentation answers',
      path: filters,
      injection: {
        kind: 'answered',
        files: /^https:\/\/widget\.example\//,
        type: 'text/javascript',
        body,
      },
      prepare: (page) =>
        configure(page, {
          type: 'hosted',
          script: 'https://widget.example/widget.js',
          websiteId: 'site-1',
          color: '#4945ff',
          logo: 'https://widget.example/logo.png',
          timeout: 1000,
        }),
      proof: async (page) => {
        await askButton(page).click();
        await expect(askPanel(page)).toContainText(
          /The assistant (failed to open|couldn't be loaded)/,
        );
        await ask(page, 'How do I filter for empty values?');
        await expect(askPanel(page).locator('[data-citation]').first()).toBeVisible();
      },
    }),
  ),
  {
    fault: 'the Markdown of a page is lost, and the page is copied',
    reader: 'a sentence that says so',
    path: filters,
    injection: { kind: 'lost', files: /\/filters\.md$/ },
    proof: async (page) => {
      await page.getByRole('button', { name: 'Copy page' }).click();
      await expect(page.getByText('Copying failed.')).toBeAttached();
    },
  },
];
