import { createServer, type IncomingMessage, type Server } from 'node:http';
import { expectAccessible } from './axe.ts';
import { gallery, sendButton } from './faults/reader.ts';
import { expect, type Page, test } from './test.ts';

/** A server that stands in for the reader's, and what it was sent. */
let server: Server;
let received: IncomingMessage[] = [];
let status = 200;

test.beforeEach(async ({ page }) => {
  received = [];
  status = 200;
  server = createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', '*');
    if (request.method === 'OPTIONS') {
      response.end();
      return;
    }
    received.push(request);
    response.statusCode = status;
    response.setHeader('Content-Type', 'application/json').end('{"data":{"name":"Own kitchen"}}');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  // The port of the configuration may be taken; what the page sends to it comes here.
  await page.route('http://localhost:1337/**', async (route) => {
    const request = route.request();
    const { pathname, search } = new URL(request.url());
    const answer = await fetch(`http://127.0.0.1:${port}${pathname}${search}`, {
      method: request.method(),
      headers: request.headers(),
    });
    await route.fulfill({
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      body: await answer.text(),
    });
  });
});
test.afterEach(() => {
  server.close();
});

const panel = (page: Page) => page.getByRole('region', { name: 'Send this request' });

test('a request goes to the reader’s server with a token that is kept nowhere', async ({
  page,
}) => {
  await page.goto(gallery);
  await sendButton(page).click();
  await panel(page).getByLabel('GET').fill('/api/dishes?filters[name][$eq]=Pie & peas');
  await panel(page).getByLabel('Token').fill('kitchen-secret');
  await expectAccessible(page);
  await panel(page).getByRole('button', { name: 'Send' }).click();
  await expect(panel(page).getByText(/^200 OK, \d+ ms$/)).toBeVisible();
  await expect(panel(page)).toContainText('"name": "Own kitchen"');
  expect(received.map(({ url }) => url)).toEqual([
    '/api/dishes?filters%5Bname%5D%5B$eq%5D=Pie%20&%20peas',
  ]);
  expect(received[0]?.headers.authorization).toBe('Bearer kitchen-secret');
  expect(received[0]?.headers.cookie).toBeUndefined();
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href]),
  );
  expect(kept).not.toContain('kitchen-secret');

  await panel(page).getByRole('button', { name: 'Close' }).click();
  await expect(panel(page)).toBeHidden();
  await expect(sendButton(page)).toBeFocused();
});

test('what went wrong says what to do next', async ({ page }) => {
  await page.goto(gallery);
  await sendButton(page).click();
  const send = panel(page).getByRole('button', { name: 'Send' });
  status = 403;
  await send.click();
  await expect(panel(page)).toContainText('Select findOne of restaurants');
  status = 404;
  await send.click();
  await expect(panel(page)).toContainText('Check the plural name of your content type');
  await page.unroute('http://localhost:1337/**');
  await page.route('http://localhost:1337/**', (route) => route.abort('connectionrefused'));
  await send.click();
  await expect(panel(page)).toContainText('Start Strapi with npm run develop.');
  await expect(panel(page)).toContainText('strapi::cors in config/middlewares');
});
