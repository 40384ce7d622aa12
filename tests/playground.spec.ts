import { expect, type Page, test } from './test.ts';

const path = '/contributing/elements';

async function openPlayground(page: Page) {
  await page.goto(path);
  await page.getByRole('heading', { name: 'Playgrounds' }).scrollIntoViewIfNeeded();
  const playground = page.getByRole('region', { name: 'Rating.jsx' });
  await expect(playground).toBeVisible();
  const result = playground.frameLocator('iframe[title="Result"]');
  await expect(result.getByRole('button', { name: /★★★★$/ })).toBeVisible();
  return {
    playground,
    result,
    editor: playground.getByRole('textbox', { name: 'Code' }),
    status: playground.getByRole('status'),
  };
}

test('the code runs, reacts, follows the color mode, and can be changed and reset', async ({
  page,
}) => {
  const { playground, result, editor } = await openPlayground(page);
  await result.getByRole('button').click();
  await expect(result.getByRole('button')).toHaveText(/★{5}$/);

  await editor.fill('export default () => <h3>Changed</h3>;');
  await expect(result.getByRole('heading', { name: 'Changed' })).toBeVisible();
  await playground.getByRole('button', { name: 'Reset' }).click();
  await expect(result.getByRole('button')).toHaveText(/★{4}$/);

  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark';
  });
  await expect(result.locator(':root')).toHaveAttribute('data-theme', 'dark');
});

test.describe('does no harm to the page:', () => {
  test('what fails is told, and what is forbidden fails', async ({ page }) => {
    const { editor, status, result } = await openPlayground(page);
    const address = page.url();
    for (const [what, code, message] of [
      ['a thrown error', "throw new Error('no luck');\nexport default 1", /Line 1: Error: no luck/],
      [
        'an error while showing',
        'export default () => {\n  missing();\n}',
        /Line 2: ReferenceError: missing/,
      ],
      ['a mistake in writing', 'const a = 1;\nconst b = ;', /Line 2: .*Unexpected token/],
      ['document.cookie', 'export default document.cookie', /SecurityError.*cookie/],
      ['localStorage', 'export default localStorage.length', /SecurityError.*localStorage/],
      ['sessionStorage', 'export default sessionStorage.length', /SecurityError.*sessionStorage/],
      ['parent.document', 'export default parent.document.title', /SecurityError/],
      ['a request', "fetch('/robots.txt');\nexport default 1", /Failed to fetch/],
      [
        'an unknown module',
        "import _ from 'lodash'; export default _",
        /no "lodash" here. Known: react/,
      ],
    ] as const) {
      await test.step(what, async () => {
        await editor.fill(code);
        await expect(status).toHaveText(message);
        expect(page.url()).toBe(address);
        await editor.fill('<p>well again</p>');
        await expect(result.getByText('well again')).toBeVisible();
        await expect(status).toBeEmpty();
      });
    }
  });

  test('a loop is stopped, and the page never waits for it', async ({ page, context }) => {
    const { playground, editor, status, result } = await openPlayground(page);
    const frame = await (await playground.locator('iframe').elementHandle())?.contentFrame();
    if (!frame) throw new Error('The playground has no frame.');
    // Only a frame in its own process has a session: its loops can't stop the page's thread.
    await (await context.newCDPSession(frame)).detach();
    for (const [what, code] of [
      ['while (true) {}', 'while (true) {}\nexport default 1'],
      ['a loop while showing', 'export default () => { for (;;); }'],
      ['a loop that catches', 'for (;;) { try { throw 1 } catch {} }\nexport default 1'],
      ['endless promises', 'const f = () => Promise.resolve().then(f);\nf();\nexport default 1'],
    ] as const) {
      await test.step(what, async () => {
        await editor.fill(code);
        await expect(status).toHaveText(
          /ran for more than 1 second without a pause and was stopped/,
        );
        await editor.fill('<p>well again</p>');
        await expect(result.getByText('well again')).toBeVisible();
      });
    }
    await test.step('in what a click does', async () => {
      await editor.fill('<button onClick={() => { while (true); }}>hang</button>');
      await result.getByRole('button', { name: 'hang' }).click();
      await expect(status).toHaveText(/was stopped/);
    });
  });

  test('code that no guard can stop: the frame is taken away', async ({ page }) => {
    const { editor, status, playground, result } = await openPlayground(page);
    // One call of the browser's own that takes for ever.
    await editor.fill("/^(a+)+$/.test('a'.repeat(40) + 'b');\nexport default 1");
    await expect(status).toHaveText(/stopped responding and was terminated/);
    await expect(playground.locator('iframe')).toHaveCount(0);
    await editor.fill('<p>well again</p>');
    await expect(result.getByText('well again')).toBeVisible();
  });

  test('the storage and the cookies of the page stay as they were', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'secret', value: '1', url: baseURL ?? '' }]);
    await page.addInitScript(() => localStorage.setItem('secret', '1'));
    const { editor, status } = await openPlayground(page);
    await editor.fill("document.cookie = 'secret=2'; export default 1");
    await expect(status).toHaveText(/SecurityError/);
    await editor.fill("localStorage.setItem('secret', '2'); export default 1");
    await expect(status).toHaveText(/SecurityError.*localStorage/);
    expect(await page.evaluate(() => [document.cookie, localStorage.getItem('secret')])).toEqual([
      'secret=1',
      '1',
    ]);
  });
});

test.describe('code that leads its frame to another site', () => {
  test.use({ expectedViolations: { all: [/frame-src blocks https:\/\/example\.com/] } });

  test('sends nothing and is terminated', async ({ page, context }) => {
    const sent: string[] = [];
    await context.route('https://example.com/**', (route) => {
      sent.push(route.request().url());
      return route.fulfill({ body: 'taken' });
    });
    const { editor, status, result } = await openPlayground(page);
    for (const [what, code] of [
      ['by location', "location.href = 'https://example.com/?stolen'; export default 1"],
      [
        'by a link whose click stays hidden',
        "const a = document.createElement('a'); a.href = 'https://example.com/?stolen'; a.onclick = (event) => event.stopPropagation(); document.body.append(a); a.click(); export default 1",
      ],
      [
        'by a refresh',
        "const m = document.createElement('meta'); m.httpEquiv = 'refresh'; m.content = '0;url=https://example.com/?stolen'; document.head.append(m); export default 1",
      ],
    ] as const) {
      await test.step(what, async () => {
        await editor.fill(code);
        await expect(status).toHaveText(/tried to leave the playground and was terminated/);
        await editor.fill('<p>well again</p>');
        await expect(result.getByText('well again')).toBeVisible();
      });
    }
    expect(sent).toEqual([]);
  });
});

test('the document of the frame runs nothing when it is opened by itself', async ({ page }) => {
  await page.goto('/frames/playground.html');
  await expect(page.locator('body')).toHaveText(/shows the results of playgrounds/);
  await page.evaluate(() => {
    postMessage({ type: 'run', run: 1, source: 'document.title = "taken"; 1', mode: 'light' }, '*');
  });
  // Messages come in their order, so the first has been heard when this one is.
  await page.evaluate(
    () =>
      new Promise((heard) => {
        addEventListener('message', heard, { once: true });
        postMessage('last', '*');
      }),
  );
  expect(await page.title()).toBe('Result');
});

test('nothing of it is downloaded before the reader comes near', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto(path, { waitUntil: 'networkidle' });
  expect(fetched.filter((address) => /playground/i.test(address))).toEqual([]);
  await page.getByRole('heading', { name: 'Playgrounds' }).scrollIntoViewIfNeeded();
  await expect.poll(() => fetched).toContain('/frames/playground.html');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the highlighted code is there', async ({ page }) => {
    await page.goto(path);
    await expect(
      page.getByRole('figure', { name: 'Rating.jsx' }).locator('pre code'),
    ).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
  });
});
