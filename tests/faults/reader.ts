import { expect, type Page } from '../test.ts';

/** Pages of the test site, and what readers find on all of them. */

export const filters = '/cms/api/rest/filters';
export const gallery = '/contributing/elements';
export const changes = '/cms/changes';
export const errors = '/cms/errors';

export const header = (page: Page) => page.getByRole('banner');
export const searchBox = (page: Page) =>
  header(page).getByRole('button', { name: 'Search documentation...' });
export const askButton = (page: Page) => header(page).getByRole('button', { name: 'Ask AI' });
export const askPanel = (page: Page) => page.getByRole('dialog', { name: 'Ask your question' });
export const colorSwitch = (page: Page) =>
  header(page).getByRole('button', { name: 'Switch to dark mode' });
/** In what the requests of a page show. */
export const requestForm = (page: Page) =>
  page.getByRole('combobox', { name: 'Show requests as' }).first();
/** Opens what sends the first request of a page. */
export const sendButton = (page: Page) =>
  page.getByRole('button', { name: 'Send', exact: true }).first();
/** Opens the choice of the reader's own names. */
export const namesButton = (page: Page) =>
  page.getByRole('button', { name: 'Your names', exact: true }).first();
/** The version that the pages describe. */
export const versionButton = (page: Page) =>
  header(page).getByRole('button', { name: /^Strapi v5\.\d+$/ });
export const alert = (page: Page, text: string | RegExp) =>
  page.getByRole('alert').filter({ hasText: text });

/** What says that a part of the page is lost, with a link that loads the page in full. */
export async function expectPartLost(page: Page): Promise<void> {
  const message = alert(page, 'This part of the page did not load.');
  await expect(message).toBeInViewport();
  await expect(message.getByRole('link', { name: 'reload the page' })).toBeVisible();
}

/** What is where a part would be. */
export async function expectFailure(page: Page, part: string): Promise<void> {
  const message = alert(page, `${part} did not load.`);
  await expect(message).toBeVisible();
  await expect(message.getByRole('link', { name: 'reload the page' })).toBeVisible();
}

export const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' }).click();

/** The page reads as ever. */
export async function expectReadable(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Follows a link that the page need not have. */
export const follow = (page: Page, href: string) =>
  page.evaluate((to) => {
    const link = document.createElement('a');
    Object.assign(link, { href: to, textContent: 'followed' });
    document.querySelector('main')?.prepend(link);
    link.click();
  }, href);

/** Brings a section of the gallery into view. */
export const scrollTo = (page: Page, heading: string) =>
  page.getByRole('heading', { name: heading, level: 2 }).scrollIntoViewIfNeeded();

/** Asks Ask AI, whose panel is open. */
export async function ask(page: Page, question: string): Promise<void> {
  await askPanel(page).getByLabel('Your question').fill(question);
  await page.keyboard.press('Enter');
}

/** Opens the search and types. */
export async function search(page: Page, query: string): Promise<void> {
  await searchBox(page).click();
  await page.getByRole('dialog').getByRole('combobox').fill(query);
}
