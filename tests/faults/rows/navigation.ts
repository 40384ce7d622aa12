import { expect, type Page } from '../../test.ts';
import type { Fault } from '../fault.ts';
import { expectReadable, filters, follow } from '../reader.ts';

const start = '/cms/intro';
const next = '/cms/quick-start';
const nextFile = /\/cms\/quick-start$/;

const failure = (page: Page) => page.getByRole('alert');

/** The failure is told, the page stays, and a plain link leads there in full. */
async function expectFailure(page: Page, reason: string): Promise<void> {
  await expect(failure(page)).toContainText(`The page ${next} didn't load.`);
  await expect(failure(page)).toContainText(reason);
  await expect(failure(page).getByRole('link', { name: 'Open the page in full' })).toHaveAttribute(
    'href',
    new RegExp(`${next}$`),
  );
  await expect(page).toHaveURL(start);
  await expectReadable(page);
}

async function retry(page: Page): Promise<void> {
  await failure(page).getByRole('button', { name: 'Retry' }).click();
  await expect(page).toHaveURL(next);
  await expect(failure(page)).toHaveCount(0);
}

/** A page that fails for a reason that is told, and that Retry gets. */
const failing = (fault: string, reason: string, injection: Fault['injection']): Fault => ({
  fault: `the next page ${fault}`,
  reader: `“${reason}”, Retry and a link; the page stays`,
  path: start,
  injection,
  proof: async (page, repair) => {
    await follow(page, next);
    await expectFailure(page, reason);
    await repair();
    await retry(page);
  },
});

const answered = (status: number, body = 'busy', type = 'text/html') =>
  ({ kind: 'answered', files: nextFile, status, body, type }) as const;

/** What can happen on the way to the next page. */
export const navigation: readonly Fault[] = [
  failing('is lost', 'Check your network connection.', { kind: 'lost', files: nextFile }),
  ...[500, 503, 403].map((status) =>
    failing(`has status ${status}`, `The server responded with ${status}.`, answered(status)),
  ),
  failing(
    "isn't a page of the site",
    "The response isn't a page of this site.",
    answered(200, '<html><body>Log in to the network</body></html>'),
  ),
  failing('is empty', "The response isn't a page of this site.", answered(200, '')),
  failing('is cut off after its head', "The response isn't a page of this site.", {
    kind: 'changed',
    files: nextFile,
    edit: (html) => html.slice(0, html.indexOf('<body')),
  }),
  failing('is cut off in the middle of its text', 'Only a part of it arrived.', {
    kind: 'changed',
    files: nextFile,
    edit: (html) => html.slice(0, html.indexOf('</article>')),
  }),
  {
    fault: 'the next page fails and the reader wants it in full',
    reader: 'the link loads it',
    path: start,
    injection: { kind: 'lost', files: nextFile },
    loads: 2,
    proof: async (page, repair) => {
      await follow(page, next);
      await expectFailure(page, 'Check your network connection.');
      await repair();
      await failure(page).getByRole('link', { name: 'Open the page in full' }).click();
      await expect(page).toHaveURL(next);
      await expectReadable(page);
    },
  },
  {
    fault: 'the next page redirects to another site',
    reader: 'the browser goes there',
    path: start,
    injection: { ...answered(302), location: 'https://elsewhere.example/' },
    loads: 'any',
    proof: async (page) => {
      const gone = page.waitForRequest(
        (request) =>
          request.url() === 'https://elsewhere.example/' && request.isNavigationRequest(),
      );
      await follow(page, next);
      await gone;
    },
  },
  {
    fault: 'the next page has moved',
    reader: 'the page of today',
    path: start,
    injection: { kind: 'none' },
    loads: 2,
    proof: async (page) => {
      await follow(page, '/cms/start');
      await expect(page).toHaveURL(next);
      await expectReadable(page);
    },
  },
  {
    fault: 'a link has a slash or .html at its end',
    reader: 'the page, without loading it in full',
    path: start,
    injection: { kind: 'none' },
    proof: async (page) => {
      await follow(page, `${next}/`);
      await expect(page).toHaveURL(next);
      await follow(page, `${start}.html`);
      await expect(page).toHaveURL(start);
    },
  },
  {
    fault: 'the next page is not HTML',
    reader: 'what the browser makes of it',
    path: start,
    injection: answered(200, '{"a":1}', 'application/json'),
    loads: 2,
    proof: async (page) => {
      await follow(page, next);
      await expect(page.locator('body')).toContainText('{"a":1}');
    },
  },
  {
    fault: 'a cache answers with another page of the site',
    reader: 'the page, which the browser loads in full',
    path: start,
    injection: { kind: 'none' },
    loads: 2,
    prepare: (page) =>
      page.route(nextFile, async (route) => {
        const isDocument = route.request().isNavigationRequest();
        const url = new URL(isDocument ? next : filters, route.request().url()).href;
        await route.fulfill({ response: await route.fetch({ url }) });
      }),
    proof: async (page) => {
      await follow(page, next);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Quick Start/);
      await expect(page).toHaveURL(next);
    },
  },
  {
    fault: "the next page doesn't exist",
    reader: 'the page that says so',
    path: start,
    injection: { kind: 'none' },
    proof: async (page) => {
      await follow(page, '/cms/nope');
      await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    },
  },
  {
    fault: "the address of a link can't be decoded",
    reader: 'a sentence that says so, Close and a link',
    path: start,
    injection: { kind: 'none' },
    proof: async (page) => {
      await follow(page, '/cms/%E0%A4%A');
      await expect(failure(page)).toContainText('could not be decoded');
      await failure(page).getByRole('button', { name: 'Close' }).click();
      await expect(failure(page)).toHaveCount(0);
    },
  },
  {
    fault: 'the next page hangs',
    reader: 'a spinner; another link leads away',
    path: start,
    injection: { kind: 'hangs', files: nextFile },
    proof: async (page) => {
      await follow(page, next);
      await expect(page.getByText('Loading the page…')).toBeVisible();
      await follow(page, filters);
      await expect(page).toHaveURL(filters);
      await expect(page.getByText('Loading the page…')).toHaveCount(0);
    },
  },
  {
    fault: 'a page that is fetched ahead hangs, and a second link is clicked',
    reader: 'the second page, and no sign of the first',
    path: start,
    injection: { kind: 'hangs', files: nextFile },
    proof: async (page) => {
      const asked = page.waitForRequest(nextFile);
      await page.locator(`a[href="${next}"]`).first().hover();
      await asked;
      await follow(page, next);
      await expect(page.getByText('Loading the page…')).toBeVisible();
      await follow(page, filters);
      await expect(page).toHaveURL(filters);
      await expect(page.getByText('Loading the page…')).toHaveCount(0);
    },
  },
  {
    fault: 'the script that changes pages hangs',
    reader: 'the browser loads the page in full',
    path: start,
    injection: { kind: 'hangs', files: /\/_astro\/look-ahead\./ },
    loads: 2,
    proof: async (page) => {
      await follow(page, next);
      await expect(page).toHaveURL(next);
      await expectReadable(page);
    },
  },
  {
    fault: 'the connection is lost before the reader goes back',
    reader: 'the page that was there',
    path: start,
    injection: { kind: 'none' },
    proof: async (page) => {
      await follow(page, next);
      await expect(page).toHaveURL(next);
      await follow(page, filters);
      await expect(page).toHaveURL(filters);
      await page.context().setOffline(true);
      await page.goBack();
      await expect(page).toHaveURL(next);
      await expect(page).toHaveTitle(/^Quick Start/);
    },
  },
  {
    fault: 'a second link is clicked while the first page is on its way',
    reader: 'the second page',
    path: start,
    injection: { kind: 'hangs', files: nextFile },
    proof: async (page) => {
      await follow(page, next);
      await follow(page, filters);
      await expect(page).toHaveURL(filters);
    },
  },
];
