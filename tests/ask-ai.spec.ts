import { expectAccessible, modesAndWidths, show } from './axe.ts';
import { configure } from './configured-providers.ts';
import { expect, type Page, test } from './test.ts';

const filters = '/cms/api/rest/filters';
const button = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Ask AI' });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Ask your question' });

async function ask(page: Page, question: string): Promise<void> {
  await panel(page).getByLabel('Your question').fill(question);
  await page.keyboard.press('Enter');
}

test.describe('the panel', () => {
  test('loads nothing before it is asked for, and no page carries React for it', async ({
    page,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto(filters, { waitUntil: 'networkidle' });
    expect(requests.filter((url) => /\/ask-ai\/|mount/.test(url))).toEqual([]);
    await button(page).click();
    await expect(panel(page)).toBeVisible();
    expect(requests.some((url) => url.includes('/ask-ai/config.json'))).toBe(true);
  });

  test('has the size that the product asks for, and the focus', async ({ page }) => {
    await test.step('has the size that the product asks for', async () => {
      await page.goto(filters);
      await button(page).click();
      const box = await panel(page).boundingBox();
      expect(box?.width).toBe(900);
      expect(box?.y).toBeCloseTo(900 * 0.03, 0);
      await expect(panel(page)).toHaveCSS('border-radius', '4px');
      await expect(panel(page).locator('> div')).toHaveCSS('padding-top', '20px');
      await expect(panel(page)).toContainText('Answers are passages of this documentation.');
      await expect(panel(page)).not.toContainText('AI-generated');
    });
    await test.step('takes the focus, keeps it, and gives it back on Escape', async () => {
      await page.goto(filters);
      await button(page).focus();
      await page.keyboard.press('Enter');
      await expect(panel(page).getByLabel('Your question')).toBeFocused();
      for (let press = 0; press < 12; press += 1) {
        await page.keyboard.press('Tab');
        const outside = await page.evaluate(() => {
          const focused = document.activeElement;
          return focused !== document.body && !focused?.closest('dialog');
        });
        expect(outside).toBe(false);
      }
      await page.keyboard.press('Escape');
      await expect(panel(page)).toBeHidden();
      await expect(button(page)).toBeFocused();
    });
  });

  test('is full screen on a phone, and its field and button stay in view at 400 % zoom', async ({
    page,
  }) => {
    await test.step('at 400 % zoom its field and button stay in view', async () => {
      await page.setViewportSize({ width: 320, height: 256 });
      await page.goto(filters);
      await button(page).click();
      const field = panel(page).getByLabel('Your question');
      const ask = panel(page).getByRole('button', { name: 'Ask', exact: true });
      await expect(field).toBeFocused();
      await expect(field).toBeInViewport({ ratio: 1 });
      await expect(ask).toBeInViewport({ ratio: 1 });
      await field.fill('How do I filter for empty values?');
      await ask.click();
      await expect(panel(page).locator('[data-citation]').first()).toBeAttached();
      await expect(field).toBeInViewport({ ratio: 1 });
      await expect(ask).toBeInViewport({ ratio: 1 });
    });
    await test.step('is full screen on a phone', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(filters);
      await button(page).click();
      expect(await panel(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    });
  });

  test('opens for any element, event and button that asks for it', async ({ page }) => {
    await test.step('opens for any element with the configured class', async () => {
      await page.goto('/tags');
      await page.evaluate(() => {
        const other = document.createElement('button');
        other.className = document.documentElement.dataset.askAi ?? '';
        other.textContent = 'Help me';
        document.querySelector('main')?.append(other);
      });
      await page.getByRole('button', { name: 'Help me' }).click();
      await expect(panel(page)).toBeVisible();
    });
    await test.step('opens from the home page', async () => {
      await page.goto('/');
      await page.getByRole('main').getByRole('button', { name: 'Ask AI', exact: true }).click();
      await expect(panel(page)).toBeVisible();
    });
    await test.step('opens for an event with a question, and answers it immediately', async () => {
      await page.goto(filters);
      await page.evaluate(() =>
        document.dispatchEvent(
          new CustomEvent('ask-ai:open', { detail: { question: 'How do I use $containsi?' } }),
        ),
      );
      await expect(
        panel(page).getByRole('heading', { name: 'How do I use $containsi?' }),
      ).toBeVisible();
      await expect(panel(page).locator('[data-citation]').first()).toBeVisible();
    });
  });

  test('takes the code of a code block along', async ({ page }) => {
    await page.goto(filters);
    const figure = page.locator('figure', { hasText: 'filters[capacity][$gte]=48' }).first();
    await figure.hover();
    await figure.getByRole('button', { name: 'Ask AI about this code' }).click();
    await expect(panel(page).locator('form pre')).toContainText('filters[capacity][$gte]=48');
    await expect(panel(page).getByLabel('Your question')).toHaveValue('What does this code do?');
    await page.keyboard.press('Enter');
    await expect(panel(page).locator('[data-citation]').first()).toHaveAttribute(
      'href',
      new RegExp(`^${filters}`),
    );
  });

  test('follows the color mode', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await page.goto(filters);
    await button(page).click();
    await expect(panel(page)).toHaveCSS('background-color', 'rgb(14, 14, 22)');
  });

  test('says so when it cannot be loaded, and tries again', async ({ page }) => {
    await page.route('**/ask-ai/config.json', (route) => route.abort());
    await page.goto(filters);
    await button(page).click();
    const dialog = page.getByRole('dialog', { name: 'Ask AI' });
    await expect(dialog.getByRole('alert')).toContainText("couldn't be loaded");
    await page.unroute('**/ask-ai/config.json');
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(panel(page).getByText('Example questions')).toBeVisible();
  });
});

test('axe finds nothing in the panel, in both modes and at both widths', async ({ page }) => {
  await page.goto(filters);
  await button(page).click();
  for (const question of ['How does population work?', 'What is the capital of Mongolia?']) {
    await ask(page, question);
    await expect(panel(page).getByText('The answer is ready.').last()).toBeAttached();
  }
  await expect(panel(page)).toContainText("doesn't seem to answer");
  for (const [mode, width] of modesAndWidths) {
    await show(page, mode, width);
    await expectAccessible(page, 'dialog');
  }
});

test.describe('the embedded provider', () => {
  test('quotes the documentation with citations that lead there', async ({ page }) => {
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).hostname !== '127.0.0.1') elsewhere.push(request.url());
    });
    await page.goto('/');
    await button(page).click();
    await panel(page).getByRole('button', { name: 'How does population work?' }).click();
    await expect(panel(page)).toContainText('Excerpts from the documentation');
    const citation = panel(page).locator('[data-citation]').first();
    const href = await citation.getAttribute('href');
    expect(href).toMatch(/^\/cms\/api\/.*populat/);
    await citation.click();
    await expect(page).toHaveURL(new RegExp(`${href}$`));
    await expect(panel(page)).toBeHidden();
    expect(elsewhere).toEqual([]);
    // The conversation is still there when the reader comes back to it.
    await button(page).click();
    await expect(panel(page)).toContainText('How does population work?');
  });

  test('says when it does not know', async ({ page }) => {
    await page.goto(filters);
    await button(page).click();
    await ask(page, 'What is the capital of Mongolia?');
    await expect(panel(page)).toContainText("doesn't seem to answer this question");
    await expect(panel(page).locator('[data-citation]')).toHaveCount(0);
  });

  test('answers a follow-up in its context, and begins again on demand', async ({ page }) => {
    await page.goto('/');
    await button(page).click();
    await ask(page, 'How do I sort results in the REST API?');
    await expect(panel(page).getByRole('article')).toHaveCount(1);
    await expect(panel(page).getByText('Copy answer')).toHaveCount(1);
    await ask(page, 'and several fields?');
    await expect(panel(page).getByText('Copy answer')).toHaveCount(2);
    await expect(
      panel(page).getByRole('article').last().locator('[data-citation]').first(),
    ).toHaveAttribute('href', /sort-pagination/);
    await panel(page).getByRole('button', { name: 'New conversation' }).click();
    await expect(panel(page).getByRole('article')).toHaveCount(0);
  });

  test('copies the answer and tells of a rating, without the console', async ({ page }) => {
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    await page.goto(filters);
    await page.evaluate(() => {
      document.addEventListener('reader-event', (event) => {
        const { event_type: type, event_properties: properties } = Reflect.get(event, 'detail');
        if (type === 'AI Answer Rated') Reflect.set(window, 'feedback', properties);
      });
    });
    await button(page).click();
    await ask(page, 'How do I filter for empty values?');
    await panel(page).getByRole('button', { name: 'Copy answer' }).click();
    await expect(panel(page)).toContainText('Copied.');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/\$null[\s\S]*\[1\] https:\/\//);
    await panel(page).getByRole('button', { name: 'This answer was helpful' }).click();
    await expect(
      panel(page).getByRole('button', { name: 'This answer was helpful' }),
    ).toHaveAttribute('aria-pressed', 'true');
    expect(await page.evaluate(() => Reflect.get(window, 'feedback'))).toMatchObject({
      question: 'How do I filter for empty values?',
      provider: 'embedded',
      rating: 'up',
      citations: expect.arrayContaining([expect.stringContaining(filters)]),
    });
    expect(said).toEqual([]);
  });

  test('says so when the documentation cannot be read, and tries again', async ({ page }) => {
    await page.route('**/search/core.json', (route) => route.fulfill({ body: '<html>' }));
    await page.goto(filters);
    await button(page).click();
    await ask(page, 'How do I filter for empty values?');
    await expect(panel(page).getByRole('alert')).toContainText("couldn't be loaded");
    await page.unroute('**/search/core.json');
    await panel(page).getByRole('button', { name: 'Try again' }).click();
    await expect(panel(page).locator('[data-citation]').first()).toBeVisible();
  });
});

test.describe('the hosted provider', () => {
  const script = 'https://widget.example/widget.js';
  const hosted = {
    type: 'hosted',
    script,
    websiteId: 'site-1',
    color: '#4945ff',
    logo: 'https://widget.example/logo.png',
    userAnalyticsCookie: true,
    timeout: 1000,
  };
  const working = `window.Kapa = { open: (options) => { window.opened = options; } };`;

  test('loads the widget when it is first asked for, with its documented attributes', async ({
    page,
  }) => {
    let loads = 0;
    await configure(page, hosted);
    await page.route(script, (route) => {
      loads += 1;
      return route.fulfill({ contentType: 'text/javascript', body: working });
    });
    await page.goto(filters, { waitUntil: 'networkidle' });
    expect(loads).toBe(0);
    await button(page).click();
    await page.waitForFunction(() => Reflect.has(window, 'opened'));
    await expect(page.getByRole('dialog')).toBeHidden();
    const widget = page.locator('#ask-ai-widget');
    await expect(widget).toHaveAttribute('data-website-id', 'site-1');
    await expect(widget).toHaveAttribute('data-modal-size', '900px');
    await button(page).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(loads).toBe(1);
  });

  test('it survives client-side navigation, even if it mounts into the page once', async ({
    page,
  }) => {
    await configure(page, hosted);
    await page.route(script, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `
          const box = document.createElement('div');
          box.id = 'widget-box';
          document.body.append(box);
          window.Kapa = { open: () => { box.textContent = 'Open on ' + location.pathname; } };`,
      }),
    );
    await page.goto(filters);
    await button(page).click();
    await expect(page.locator('#widget-box')).toHaveText(`Open on ${filters}`);
    await page.getByRole('banner').getByRole('link', { name: 'Cloud' }).click();
    await expect(page).toHaveURL(/cloud\/intro$/);
    await button(page).click();
    await expect(page.locator('#widget-box')).toHaveText('Open on /cloud/intro');
  });

  test('blocked, it says so plainly and the documentation answers', async ({ page }) => {
    await configure(page, hosted);
    await page.route(script, (route) => route.abort('blockedbyclient'));
    await page.goto(filters);
    await button(page).click();
    await expect(panel(page)).toContainText("The assistant couldn't be loaded");
    await ask(page, 'How do I filter for empty values?');
    await expect(panel(page).locator('[data-citation]').first()).toBeVisible();
  });

  test('slow, it is given up after its time', async ({ page }) => {
    await configure(page, hosted);
    await page.route(script, () => {});
    await page.goto(filters);
    await button(page).click();
    await expect(page.getByRole('dialog')).toContainText('Loading the assistant…');
    await expect(panel(page)).toContainText("The assistant couldn't be loaded");
  });

  test('changed on the way, it does not run', async ({ page }) => {
    await configure(page, { ...hosted, integrity: `sha384-${'A'.repeat(64)}` });
    await page.route(script, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        headers: { 'access-control-allow-origin': '*' },
        body: `window.ran = true; ${working}`,
      }),
    );
    await page.goto(filters);
    await button(page).click();
    await expect(panel(page)).toContainText("The assistant couldn't be loaded");
    expect(await page.evaluate(() => Reflect.has(window, 'ran'))).toBe(false);
  });

  test('malformed, it is not taken for a widget', async ({ page }) => {
    await configure(page, hosted);
    await page.route(script, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'window.Kapa = 1; throw 2;' }),
    );
    await page.goto(filters);
    await button(page).click();
    await expect(panel(page)).toContainText("The assistant couldn't be loaded");
  });
});

test.describe('a model of one’s own', () => {
  const endpoint = 'https://model.example/v1';
  const completions = `${endpoint}/chat/completions`;
  const cors = { 'access-control-allow-origin': '*' };
  const model = { type: 'model', endpoint, model: 'small-model', timeout: 1500 };
  const stream = (...pieces: string[]) =>
    `${pieces.map((content) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`).join('')}data: [DONE]\n\n`;

  async function answerWith(
    page: Page,
    response: { status?: number; body?: string; headers?: Record<string, string> },
  ): Promise<void> {
    await configure(page, model);
    await page.route(completions, (route) =>
      route.request().method() === 'OPTIONS'
        ? route.fulfill({ headers: { ...cors, 'access-control-allow-headers': '*' } })
        : route.fulfill({
            ...response,
            contentType: 'text/event-stream',
            headers: { ...cors, 'access-control-expose-headers': '*', ...response.headers },
          }),
    );
    await page.goto(filters);
    await button(page).click();
    await ask(page, 'How do I filter for empty values?');
  }

  test('streams an answer grounded in passages that it names', async ({ page }) => {
    const sent = page.waitForRequest((request) => request.method() === 'POST');
    await answerWith(page, { body: stream('Use **`$null`** ', '[1].') });
    await expect(panel(page).locator('strong code')).toHaveText('$null');
    await expect(panel(page)).toContainText('Generated by small-model from the passages below');
    const body = (await sent).postDataJSON();
    expect(body).toMatchObject({ model: 'small-model', stream: true });
    expect(body.messages[0].content).toContain('$null');
    const first = panel(page).locator('[data-citation]').first();
    await expect(panel(page).getByRole('link', { name: 'Source 1' })).toHaveAttribute(
      'href',
      (await first.getAttribute('href')) ?? '',
    );
  });

  test('is not asked what the documentation does not answer', async ({ page }) => {
    let asked = false;
    await configure(page, model);
    await page.route(completions, (route) => {
      asked = true;
      return route.abort();
    });
    await page.goto(filters);
    await button(page).click();
    await ask(page, 'What is the capital of Mongolia?');
    await expect(panel(page)).toContainText("doesn't seem to answer this question");
    expect(asked).toBe(false);
  });

  test('a hostile answer stays text', async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.set(window, 'alert', () => Reflect.set(window, 'hacked', true));
    });
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('evil.example')) elsewhere.push(request.url());
    });
    await answerWith(page, {
      body: stream(
        '<script>alert(1)</script>\n\n<img src=x onerror="alert(1)">\n\n',
        '[click](javascript:alert(1)) [data](data:text/html,<script>alert(1)</script>) ',
        '[phish](https://evil.example/login) ![pixel](https://evil.example/p.png)\n\n',
        '<iframe src="https://evil.example"></iframe> <a href="javascript:alert(1)">x</a>',
      ),
    });
    await expect(panel(page)).toContainText('<script>alert(1)</script>');
    const article = panel(page).getByRole('article');
    await expect(article.locator('script, img, iframe')).toHaveCount(0);
    for (const href of await article
      .locator('a')
      .evaluateAll((all) => all.map((a) => a.getAttribute('href')))) {
      expect(href).toMatch(/^\//);
    }
    await article.getByText('click').click();
    expect(await page.evaluate(() => Reflect.has(window, 'hacked'))).toBe(false);
    expect(elsewhere).toEqual([]);
  });

  test('what fails is told, and the documentation can answer instead', async ({ page }) => {
    for (const [name, response, message] of [
      [
        'a rate limit',
        { status: 429, headers: { 'retry-after': '20' } },
        'Try again in 20 seconds',
      ],
      ['a refusal', { status: 401 }, 'rejected the request (401)'],
      ['a failure', { status: 500 }, 'responded with an error (500)'],
      ['an empty answer', { body: 'data: [DONE]\n\n' }, 'empty or unreadable answer'],
      ['a malformed answer', { body: 'data: {oops\n\n<html>' }, 'empty or unreadable answer'],
    ] as const) {
      await test.step(name, async () => {
        await answerWith(page, response);
        await expect(panel(page).getByRole('alert')).toContainText(message);
        await panel(page).getByRole('button', { name: 'Answer from the documentation' }).click();
        await expect(panel(page).locator('[data-citation]').first()).toBeVisible();
        await expect(panel(page).getByRole('alert')).toHaveCount(0);
      });
    }
  });

  test('unreachable, it says so', async ({ page }) => {
    await configure(page, model);
    await page.route(completions, (route) => route.abort());
    await page.goto(filters);
    await button(page).click();
    await ask(page, 'How do I filter for empty values?');
    await expect(panel(page).getByRole('alert')).toContainText('connection to the model failed');
  });

  test('silent, it is given up after its time; before that the reader can stop it', async ({
    page,
  }) => {
    await configure(page, model);
    await page.route(completions, () => {});
    await page.goto(filters);
    await button(page).click();
    await ask(page, 'How do I filter for empty values?');
    await panel(page).getByRole('button', { name: 'Stop' }).click();
    await expect(panel(page)).toContainText('You stopped this answer.');
    await ask(page, 'How do I filter with a range of values?');
    await expect(panel(page).getByRole('alert')).toContainText("hasn't responded for 1.5 seconds");
  });
});
