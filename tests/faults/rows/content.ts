import { expect } from '../../test.ts';
import type { Fault } from '../fault.ts';
import {
  ask,
  askButton,
  askPanel,
  expectFailure,
  expectReadable,
  filters,
  gallery,
  scrollTo,
  search,
  searchBox,
} from '../reader.ts';

const cli = '/cms/installation/cli';
const interactions = /\/_astro\/interactions\./;

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
      reader: '“Unable to fetch results”; the next key tries again',
      path: filters,
      injection,
      proof: async (page, repair) => {
        await search(page, 'filters');
        await expect(page.getByText('Unable to fetch results')).toBeVisible();
        await repair();
        await page.getByRole('combobox').fill('filter');
        await expect(page.getByRole('option').first()).toBeVisible();
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
        await expect(askPanel(page).getByRole('alert')).toContainText("couldn't be loaded");
        await repair();
        await askPanel(page).getByRole('button', { name: 'Try again' }).click();
        await expect(askPanel(page).locator('[data-citation]').first()).toBeVisible();
      },
    },
  ]),
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
