import { expect, type Page } from '../test.ts';
import { collect, configure, open, test } from './fixtures.ts';

/** Every event of `src/analytics/events.ts`, done as a reader does it and read from the collector. */
const filters = '/cms/api/rest/filters';

test.beforeEach(async ({ page }) => {
  await configure(page);
});

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Search' });

test('pages and paths without one', async ({ page, collector }) => {
  await open(page, filters);
  await page.getByRole('banner').getByRole('link', { name: 'Cloud' }).click();
  await expect(page).toHaveURL(/\/cloud\/intro$/);
  await collect(page, collector, 'Page Viewed', 2);
  expect(collector.of('Page Viewed').map(({ event_properties }) => event_properties)).toEqual([
    { path: filters, title: 'Filters | Example Documentation', referrer: '' },
    {
      path: '/cloud/intro',
      title: 'Introduction to Cloud | Example Documentation',
      referrer: filters,
    },
  ]);
  await page.goto('/cms/no-such-page');
  await collect(page, collector, 'Path Not Found');
  expect(collector.of('Path Not Found')[0]?.event_properties).toMatchObject({
    path: '/cms/no-such-page',
  });
});

test('a search counts once it rests, and so does the result that is chosen', async ({
  page,
  collector,
}) => {
  await open(page, '/cms/intro');
  await page.getByRole('button', { name: 'Search documentation...' }).click();
  await page.getByRole('dialog').getByRole('combobox').pressSequentially('webhooks');
  await expect(dialogOf(page).getByRole('option').first()).toBeVisible();
  await page.clock.fastForward(1100);
  await page.getByRole('dialog').getByRole('combobox').press('ArrowDown');
  await page.getByRole('dialog').getByRole('combobox').press('Enter');
  await expect(dialogOf(page)).toBeHidden();
  await collect(page, collector, 'Search Result Clicked');
  expect(collector.of('Search Queried').map(({ event_properties }) => event_properties)).toEqual([
    { query: 'webhooks', results: expect.any(Number), provider: 'embedded' },
  ]);
  expect(collector.of('Search Result Clicked')[0]?.event_properties).toEqual({
    query: 'webhooks',
    url: expect.stringMatching(/^\/cms\//),
    position: 1,
  });
});

test('questions, answers, ratings and copies', async ({ page, collector }) => {
  await open(page, filters);
  await page.getByRole('banner').getByRole('button', { name: 'Ask AI' }).click();
  const panel = page.getByRole('dialog', { name: 'Ask your question' });
  const question = 'How do I filter for empty values?';
  await panel.getByRole('button', { name: question }).click();
  await panel.getByRole('button', { name: 'Copy answer' }).click();
  await panel.getByRole('button', { name: "This answer wasn't helpful" }).click();
  await collect(page, collector, 'AI Answer Rated');
  const about = { question, provider: 'embedded' };
  expect(collector.of('AI Answer Rated')[0]?.event_properties).toEqual({
    ...about,
    rating: 'down',
    citations: expect.any(Array),
  });
  expect(collector.of('AI Question Asked')[0]?.event_properties).toEqual(about);
  expect(collector.of('AI Question Answered')[0]?.event_properties).toEqual({
    ...about,
    outcome: 'answered',
  });
  expect(collector.of('AI Answer Copied')[0]?.event_properties).toEqual(about);
});

test('copied code and chosen tabs', async ({ page, collector }) => {
  const path = '/contributing/elements';
  await open(page, path);
  const block = page.locator('figure[data-code="js"]').first();
  await block.hover();
  await block.getByRole('button', { name: 'Copy code' }).click();
  await expect(block.getByRole('button', { name: 'Copied' })).toBeVisible();
  await page.getByRole('tab', { name: 'npm', exact: true }).first().click();
  await collect(page, collector, 'Tab Changed');
  expect(collector.of('Tab Changed')[0]?.event_properties).toEqual({
    path,
    group: expect.any(String),
    value: 'npm',
  });
  expect(collector.of('Code Copied')[0]?.event_properties).toMatchObject({ path, language: 'js' });
});

test('what is done before the SDK is there is not lost', async ({ page, collector }) => {
  // The SDK comes only when the test lets it.
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_astro/start.*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.clock.install();
  const asked = page.waitForRequest('**/_astro/start.*.js');
  await page.goto('/contributing/elements');
  await asked;
  await page.getByRole('tab', { name: 'npm', exact: true }).first().click();
  await expect(page.getByRole('tab', { name: 'npm', exact: true }).first()).toHaveAttribute(
    'aria-selected',
    'true',
  );
  release();
  await collect(page, collector, 'Tab Changed');
  expect(collector.of('Page Viewed')).toHaveLength(1);
});

/** Opens a page of a site that wants clicks on elements counted. */
async function openCountingClicks(page: Page) {
  await page.unrouteAll();
  await configure(page, { analytics: { elementInteractions: true } });
  await open(page, filters);
}

test('clicks on elements count where the site wants it, and are cut to their limits', async ({
  page,
  collector,
}) => {
  await openCountingClicks(page);
  await page.evaluate(() => {
    const button = document.createElement('button');
    button.textContent = 'long '.repeat(100);
    button.title = 'x'.repeat(300);
    document.querySelector('main')?.prepend(button);
    button.click();
  });
  await collect(page, collector, '[Amplitude] Element Clicked');
  const [clicked] = collector.of('[Amplitude] Element Clicked');
  const properties = clicked?.event_properties ?? {};
  const text = String(properties['[Amplitude] Element Text']);
  expect(text.length).toBeGreaterThan(200);
  expect(text.length).toBeLessThanOrEqual(255);
  const hierarchy = properties['[Amplitude] Element Hierarchy'];
  expect(JSON.stringify(hierarchy).length).toBeLessThan(1100);
  expect(JSON.stringify(hierarchy)).not.toContain('x'.repeat(129));
  expect(JSON.stringify(hierarchy)).toContain('x'.repeat(128));
});

test('a click elsewhere counts only if the page changes within half a second', async ({
  page,
  collector,
}) => {
  await openCountingClicks(page);
  await page.evaluate(() => {
    for (const id of ['still', 'moves']) {
      const box = document.createElement('div');
      box.id = id;
      box.textContent = id;
      document.querySelector('main')?.prepend(box);
    }
    document.querySelector('#moves')?.addEventListener('click', ({ target }) => {
      setTimeout(() => (target as Element).setAttribute('data-moved', ''), 300);
    });
  });
  await page.locator('#still').click();
  await page.clock.fastForward(1000);
  await page.locator('#moves').click();
  await page.clock.fastForward(400);
  await collect(page, collector, '[Amplitude] Element Clicked');
  const [clicked] = collector.of('[Amplitude] Element Clicked');
  expect(clicked?.event_properties?.['[Amplitude] Element Text']).toBe('moves');
});

test('two clicks in one place that hit different things are a rage click', async ({
  page,
  collector,
}) => {
  await openCountingClicks(page);
  await page.evaluate(() => {
    const list = document.createElement('div');
    for (const [id, name] of [
      ['slow', 'Show more'],
      ['other', 'Delete'],
    ]) {
      const button = document.createElement('button');
      Object.assign(button, { id, textContent: name });
      list.append(button);
    }
    document.querySelector('main')?.prepend(list);
    // What the reader wanted moves away under the pointer.
    document.querySelector('#slow')?.addEventListener('click', ({ target }) => {
      (target as Element).remove();
    });
  });
  const box = await page.locator('#slow').boundingBox();
  const place = { x: (box?.x ?? 0) + 5, y: (box?.y ?? 0) + 5 };
  await page.mouse.click(place.x, place.y);
  await expect(page.locator('#slow')).toHaveCount(0);
  await page.mouse.click(place.x + 4, place.y);
  await collect(page, collector, 'Rage Clicked');
  expect(collector.of('Rage Clicked').map(({ event_properties }) => event_properties)).toEqual([
    { path: filters, first: 'button "Show more"', second: 'button "Delete"' },
  ]);
});
