import { expect, type Page } from '../../test.ts';
import type { Fault } from '../fault.ts';
import {
  alert,
  changes,
  colorSwitch,
  expectPartLost,
  expectReadable,
  filters,
  header,
  search,
  searchBox,
} from '../reader.ts';

/** Scripts that are loaded later; the page's own is there already. */
const later = /\/_astro\/(?!Document\.)[^/]+\.js/;
const gone = { kind: 'answered', files: later, status: 404 } as const;

/** Another build: the site's pages name it. */
const anotherBuild = (html: string) =>
  html.replaceAll(/data-build="\w+"/g, 'data-build="newer000"');

/** From here on the server has another build. */
const deploy = (page: Page) =>
  page.route('**/c*/**', async (route) => {
    if (!['document', 'fetch'].includes(route.request().resourceType())) return route.fallback();
    if (!/^\/(?:cms|cloud)\//.test(new URL(route.request().url()).pathname))
      return route.fallback();
    const response = await route.fetch();
    // A page that was fetched ahead is given up when the browser loads another one in full.
    const html = await response.text().catch(() => undefined);
    if (html !== undefined) await route.fulfill({ response, body: anotherBuild(html) });
  });

/** The site is built again between two clicks. */
export const deploys: readonly Fault[] = [
  {
    fault: 'the site is deployed before the first scroll',
    reader: 'the page scrolls, and is not loaded again',
    path: filters,
    injection: gone,
    proof: async (page) => {
      await deploy(page);
      await page.mouse.wheel(0, 600);
      await page.waitForFunction(() => scrollY > 400);
      await page.waitForTimeout(300);
      await expectReadable(page);
    },
  },
  {
    fault: 'the site is deployed before the reader points at the color switch',
    reader: 'the page is not loaded again',
    path: filters,
    injection: gone,
    proof: async (page) => {
      await deploy(page);
      await colorSwitch(page).hover();
      await page.waitForTimeout(1500);
      await expect(page.getByRole('alert')).toHaveCount(0);
    },
  },
  {
    fault: 'the site is deployed before the reader presses the color switch',
    reader: 'the page is loaded in full, once',
    path: filters,
    injection: gone,
    loads: 2,
    proof: async (page, repair) => {
      await deploy(page);
      const loaded = page.waitForEvent('load');
      await colorSwitch(page).click();
      await loaded;
      // The new page knows the new files.
      await repair();
      await colorSwitch(page).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    },
  },
  {
    fault: 'the connection is lost before the reader presses the color switch',
    reader: 'a message; the page stays',
    path: filters,
    injection: { kind: 'lost', files: later },
    proof: async (page, repair) => {
      await page.route(`**${filters}`, (route) => route.abort());
      await colorSwitch(page).click();
      await expectPartLost(page);
      await repair();
      await colorSwitch(page).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    },
  },
  {
    fault: 'the site is deployed between two pages',
    reader: 'the next page is loaded in full, and every button does its work once',
    path: '/cms/intro',
    injection: { kind: 'none' },
    loads: 2,
    proof: async (page) => {
      await deploy(page);
      const loaded = page.waitForEvent('load');
      await header(page).getByRole('link', { name: 'Cloud' }).click();
      await loaded;
      await expect(page).toHaveURL('/cloud/intro');
      await expectReadable(page);
    },
  },
  {
    fault: 'the site is deployed before the reader searches',
    reader: 'a message with a link that loads the page in full',
    path: filters,
    injection: { ...gone, files: /\/_astro\/SearchDialog/ },
    loads: 2,
    proof: async (page, repair) => {
      await searchBox(page).click();
      const message = alert(page, 'The search did not load.');
      await expect(message).toBeVisible();
      await repair();
      await message.getByRole('link', { name: 'reload the page' }).click();
      await expect(message).toHaveCount(0);
      await search(page, 'filters');
      await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
    },
  },
  ...(
    [
      ['is lost, and the page is loaded again as its message says', false],
      ['belongs to another build', true],
    ] as const
  ).map(
    ([what, isReplaced]): Fault => ({
      fault: `the script of the migration checker ${what}`,
      reader: 'the code that was typed, and its result',
      path: changes,
      injection: { kind: 'answered', files: /\/_astro\/MigrationChecker\./, status: 404 },
      loads: 2,
      proof: async (page, repair) => {
        const form = page.getByRole('form', { name: 'Migration checker' });
        const typed = 'strapi.entityService';
        const loaded = page.waitForEvent('load');
        await form.getByRole('textbox').fill(typed);
        if (isReplaced) await deploy(page);
        await form.getByRole('button', { name: 'Check' }).click();
        if (!isReplaced) {
          await expectPartLost(page);
          await alert(page, 'This part').getByRole('link', { name: 'reload the page' }).click();
        }
        await loaded;
        await repair();
        await expect(form.getByRole('textbox')).toHaveValue(typed);
        await form.getByRole('button', { name: 'Check' }).click();
        await expect(page.getByText('One breaking change in one line of your code.')).toBeVisible();
      },
    }),
  ),
  {
    fault: 'the files of the search index belong to another build',
    reader: 'the dialog says that it has no results, and the next key tries again',
    path: filters,
    injection: { kind: 'answered', files: /\/search\/.*(?:words|head)-/, status: 404 },
    proof: async (page, repair) => {
      await search(page, 'filters');
      await expect(page.getByText('Unable to fetch results')).toBeVisible();
      await repair();
      await page.getByRole('dialog').getByRole('combobox').fill('filters a');
      await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
    },
  },
  {
    fault: 'the file of the sidebar belongs to another build',
    reader: 'the name of a group leads to its first page',
    path: filters,
    injection: { kind: 'answered', files: /\/sidebars\/[^/]+\.json/, status: 404 },
    loads: 2,
    proof: async (page) => {
      const sidebar = page.getByRole('navigation', { name: 'Documentation' });
      await sidebar.getByText('Document Service API', { exact: true }).click();
      await expect(page).toHaveURL('/cms/api/document-service');
      await expectReadable(page);
    },
  },
  {
    fault: 'the list of moved anchors is a page of HTML',
    reader: 'the page shows from its top',
    path: `${filters}#nested`,
    injection: { kind: 'answered', files: /moved-anchors\.json/, body: '<html>' },
    proof: async (page) => {
      await expectReadable(page);
      await expect(header(page)).toBeInViewport();
    },
  },
];
