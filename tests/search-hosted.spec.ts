import { searchHost as host, useHosted } from './configured-providers.ts';
import { expect, type Page, type Route, test } from './test.ts';

const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': '*',
};

const answer = (route: Route, body: unknown, status = 200) =>
  route.fulfill({
    status,
    headers: { ...cors, 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

/** Answers both questions of a search: for all of the words, and for some of them. */
const find = (route: Route, hits: readonly unknown[]) =>
  answer(route, { results: [{ hits }, { hits: [] }] });

/** What the page reports to the host, as it comes. */
async function takeEvents<Event = unknown>(page: Page): Promise<readonly Event[]> {
  const events: Event[] = [];
  await page.route(`${host}/events`, (route) => {
    if (route.request().method() === 'POST') events.push(route.request().postDataJSON());
    return answer(route, null, 201);
  });
  return events;
}

const hit = (
  formatted: Record<string, string>,
  url = 'https://docs.example.com/cms/quick-start#x',
) => ({
  objectID: 'a1',
  url,
  _formatted: {
    hierarchy_lvl1: 'Quick <mark>Start</mark> Guide',
    content: 'Begin here',
    ...formatted,
  },
});

async function ask(page: Page, query = 'start') {
  await page.goto('/cms/api/rest/filters');
  await page.getByRole('button', { name: 'Search documentation...' }).click();
  const field = page.getByRole('dialog').getByRole('combobox');
  await field.fill(query);
  return field;
}

const notice = 'Hosted search is unavailable. These results come from';

test.beforeEach(async ({ page }) => {
  await useHosted(page);
});

test('the host is asked as specified; its answers are shown and clicks are reported', async ({
  page,
}) => {
  await test.step('the host is asked as the specification says, and its answers are shown', async () => {
    const bodies: unknown[] = [];
    await page.route(`${host}/multi-search`, (route) => {
      const request = route.request();
      if (request.method() === 'POST') {
        bodies.push(request.postDataJSON());
        expect(request.headers().authorization).toBe('Bearer public-key');
      }
      return find(route, [
        hit({
          hierarchy_lvl2: 'One',
          hierarchy_lvl3: 'Two',
          hierarchy_lvl4: 'Three',
          hierarchy_lvl5: 'Four',
        }),
      ]);
    });
    await ask(page);
    const option = page.getByRole('dialog').getByRole('option');
    await expect(option.locator('mark')).toHaveText('Start');
    await expect(option).toHaveAttribute('href', '/cms/quick-start#x');
    // Four levels at most: the page and the nearest headings.
    await expect(option).toContainText('Four');
    await expect(option).not.toContainText('One');
    await expect(page.getByText('Search by Meilisearch')).toBeVisible();
    await expect(page.getByText(notice)).toHaveCount(0);
    const asked = { q: 'start', highlightPreTag: '<mark>', highlightPostTag: '</mark>' };
    expect(bodies.at(-1)).toMatchObject({
      queries: [
        {
          ...asked,
          matchingStrategy: 'all',
          attributesToSearchOn: ['hierarchy_lvl1', 'hierarchy_lvl2', 'content'],
        },
        { ...asked, matchingStrategy: 'frequency' },
      ],
    });
  });
  await test.step('a click is reported', async () => {
    await page.route(`${host}/multi-search`, (route) => find(route, [hit({})]));
    const events = await takeEvents(page);
    await ask(page);
    await page.getByRole('dialog').getByRole('option').click();
    await expect
      .poll(() => events)
      .toEqual([
        {
          eventType: 'click',
          eventName: 'Documentation Search Result Clicked',
          indexUid: 'docs',
          objectId: 'a1',
          position: 0,
        },
      ]);
    await expect(page).toHaveURL(/quick-start/);
  });
  await test.step('the place that is reported is the one displayed', async () => {
    const hits = ['/cms/quick-start', '/cloud/intro', '/cms/api/rest/filters'].map(
      (url, index) => ({
        ...hit({}, url),
        objectID: `a${index}`,
      }),
    );
    await page.route(`${host}/multi-search`, (route) => find(route, hits));
    const events = await takeEvents<{ objectId: string; position: number }>(page);
    await ask(page);
    // Results of the same section are together, so the second of the answer is the third here.
    await page.getByRole('dialog').getByRole('option').nth(2).click();
    await expect(page).toHaveURL(/cloud/);
    await expect
      .poll(() => events.map(({ objectId, position }) => [objectId, position]))
      .toEqual([['a1', 2]]);
  });
  await test.step('an address that leads off the site is no result', async () => {
    const hits = [
      '//elsewhere.example/cms',
      '/\\elsewhere.example/cms',
      'https://docs.example.com//elsewhere.example',
      'javascript:alert(1)',
      // A page of another deployment is this one's.
      'https://elsewhere.example/cms/quick-start',
    ].map((url, index) => ({ ...hit({}, url), objectID: `a${index}` }));
    await page.route(`${host}/multi-search`, (route) => find(route, hits));
    await ask(page);
    await expect(page.getByRole('dialog').getByRole('option')).toHaveCount(1);
    await expect(page.getByRole('dialog').getByRole('option')).toHaveAttribute(
      'href',
      '/cms/quick-start',
    );
  });
  await test.step('HTML in an answer is shown as text', async () => {
    const problems: string[] = [];
    page.on('dialog', (dialog) => {
      problems.push(dialog.message());
      void dialog.dismiss();
    });
    await page.route(`${host}/multi-search`, (route) =>
      find(route, [
        hit({
          hierarchy_lvl1: '<img src=x onerror=alert(1)> <mark>start</mark>',
          content: '<script>alert(2)</script>',
        }),
        { ...hit({}, 'javascript:alert(3)'), objectID: 'a2' },
      ]),
    );
    await ask(page);
    const option = page.getByRole('dialog').getByRole('option');
    await expect(option).toHaveCount(1);
    await expect(option).toContainText('<img src=x onerror=alert(1)> start');
    await expect(option).toContainText('<script>alert(2)</script>');
    await expect(page.getByRole('dialog').locator('script, img[src=x]')).toHaveCount(0);
    expect(problems).toEqual([]);
  });
  await test.step('where the host finds nothing, the configured searches are offered', async () => {
    await page.route(`${host}/multi-search`, (route) => find(route, []));
    await ask(page, 'nothing');
    await expect(page.getByText('No results for “nothing”')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Quick start' })).toBeVisible();
  });
  await test.step('a click that cannot be reported is only logged', async () => {
    await page.route(`${host}/multi-search`, (route) => find(route, [hit({})]));
    await page.route(`${host}/events`, (route) => route.abort());
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await ask(page);
    await page.getByRole('dialog').getByRole('option').click();
    await expect(page).toHaveURL(/quick-start/);
    await expect.poll(() => logged.join()).toContain('Failed to send analytics event:');
  });
});

for (const [name, options] of [
  ['with Ctrl', { modifiers: ['Control' as const] }],
  ['with the middle button', { button: 'middle' as const }],
] satisfies [string, object][]) {
  test(`a click ${name} opens a tab, keeps the dialog and is reported`, async ({
    page,
    context,
  }) => {
    await page.route(`${host}/multi-search`, (route) => find(route, [hit({})]));
    const events = await takeEvents(page);
    await ask(page);
    const opened = context.waitForEvent('page');
    await page.getByRole('dialog').getByRole('option').click(options);
    await expect(await opened).toHaveURL(/quick-start/);
    await expect.poll(() => events).toHaveLength(1);
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeVisible();
    await expect(page).toHaveURL(/filters/);
  });
}

const failures: Record<string, (route: Route) => Promise<void>> = {
  'is down': (route) => route.abort(),
  'answers with an error': (route) => answer(route, { message: 'no', code: 'internal' }, 500),
  'answers with malformed JSON': (route) => answer(route, '{"hits": [<'),
  'answers with something else': (route) => answer(route, { results: [] }),
};

test('where the host fails, the embedded search answers and says so', async ({ page }) => {
  await page.clock.install();
  let respond = failures['is down'];
  let asked = 0;
  await page.route(`${host}/**`, (route) => {
    if (route.request().method() === 'POST') asked += 1;
    return respond?.(route);
  });
  const field = await ask(page, 'populate');
  // From here on, the host is left alone for a minute.
  await expect(page.getByText(notice)).toBeVisible();
  for (const [failure, next] of Object.entries(failures)) {
    await test.step(failure, async () => {
      respond = next;
      // A host that failed is left alone for a minute.
      await page.clock.fastForward(61_000);
      const before = asked;
      await field.fill('quick start');
      await expect.poll(() => asked).toBeGreaterThan(before);
      await expect(page.getByText(notice)).toBeVisible();
      await expect(page.getByRole('dialog').getByRole('option').first()).toHaveAttribute(
        'href',
        '/cms/quick-start',
      );
      await expect(page.getByText('Search by this site')).toBeVisible();
      const afterFailure = asked;
      await field.fill('filters');
      await expect(page.getByRole('dialog').getByRole('option').first()).toContainText('ilter');
      // It is left alone for a while.
      expect(asked).toBe(afterFailure);
    });
  }
});

test('where both fail, the error shows', async ({ page }) => {
  await page.route(`${host}/**`, (route) => route.abort());
  await page.route('**/search/core.json', (route) => route.abort());
  await ask(page);
  await expect(page.getByText('Unable to fetch results')).toBeVisible();
});
