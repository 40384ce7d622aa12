import { collect, configure, open, test } from './analytics/fixtures.ts';
import { expect, type Locator, type Page } from './test.ts';

const filters = '/cms/api/rest/filters';

const question = (page: Page) => page.getByText('Was this page helpful?');

/** The fields of the issue that a link opens. */
async function issueOf(page: Page | Locator) {
  const href = await page.getByRole('link', { name: 'Open an issue' }).getAttribute('href');
  const { origin, pathname, searchParams } = new URL(href ?? '');
  return {
    tracker: origin + pathname,
    title: searchParams.get('title'),
    body: searchParams.get('body'),
  };
}

/** Selects the first sentence of the section about a heading, as a reader's hand does. */
async function selectText(page: Page) {
  const paragraph = page.locator('[data-doc-body] :has(> h2) ~ p').first();
  await paragraph.scrollIntoViewIfNeeded();
  await paragraph.evaluate((element) => getSelection()?.selectAllChildren(element));
  return ((await paragraph.textContent()) ?? '').trim();
}

test('an answer leads to an issue with the reader’s words, and the next page asks again', async ({
  page,
}) => {
  await test.step('without analytics an answer leads to an issue with the reader’s words', async () => {
    await page.goto(filters);
    await question(page).getByRole('button', { name: 'No' }).click();
    const field = page.getByLabel('What is missing or wrong? (optional)');
    await field.fill('No example.');
    expect(await issueOf(page)).toEqual({
      tracker: 'https://github.com/example/documentation/issues/new',
      title: `Feedback on ${filters}`,
      body: expect.stringMatching(/^Page: http.*\/filters\nHelpful: no\n\nNo example\.$/),
    });
    await expect(question(page)).toBeHidden();
  });
  await test.step('the next page asks again', async () => {
    await page.goto(filters);
    await question(page).getByRole('button', { name: 'Yes' }).click();
    await expect(page.getByLabel('What helped you? (optional)')).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Cloud' }).click();
    await expect(page).toHaveURL(/cloud\/intro/);
    await expect(question(page)).toBeVisible();
  });
});

test('selected text can be commented on, by keyboard too; text around the documentation not', async ({
  page,
}) => {
  await test.step('selected text can be commented on, and leads to an issue that quotes it', async () => {
    await page.goto(filters);
    // An answer before takes nothing away.
    await question(page).getByRole('button', { name: 'Yes' }).click();
    const helped = page.getByLabel('What helped you? (optional)');
    await expect(helped).toBeVisible();
    const quote = await selectText(page);
    await page.getByRole('button', { name: 'Give feedback on this text' }).click();
    const dialog = page.getByRole('dialog', { name: 'Feedback on this text' });
    await expect(dialog.getByRole('blockquote')).toHaveText(quote);
    await dialog.getByLabel('What should be different?').fill('Say more.');
    const { body } = await issueOf(dialog);
    expect(body).toMatch(/^Page: http.*\/filters\nSection: \S.*\n\n> /);
    expect(body).toContain(quote.slice(0, 30));
    expect(body).toContain('Say more.');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
  });
  await test.step('the keyboard reaches the offer from the selection', async () => {
    await page.goto(filters);
    await selectText(page);
    const offer = page.getByRole('button', { name: 'Give feedback on this text' });
    await expect(offer).toBeVisible();
    await offer.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Feedback on this text' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Feedback on this text' })).toBeHidden();
  });
  await test.step('text around the documentation is nothing to comment on', async () => {
    await page.goto(filters);
    await page
      .getByRole('contentinfo')
      .last()
      .evaluate((footer) => {
        getSelection()?.selectAllChildren(footer);
      });
    await page.waitForTimeout(600);
    await expect(page.getByRole('button', { name: 'Give feedback on this text' })).toHaveCount(0);
  });
});

test('nothing of it is loaded before it is needed', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/feedback|selection|CrashNotice|client/i.test(new URL(request.url()).pathname)) {
      scripts.push(request.url());
    }
  });
  await page.goto(filters, { waitUntil: 'networkidle' });
  expect(scripts).toEqual([]);
});

test('with analytics, answers and comments are events', async ({ page, collector }) => {
  await configure(page);
  await open(page, filters);
  await question(page).getByRole('button', { name: 'Yes' }).click();
  await page.getByLabel('What helped you? (optional)').fill('The table.');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Thank you.')).toBeVisible();
  const quote = await selectText(page);
  await page.clock.fastForward(1000);
  await page.getByRole('button', { name: 'Give feedback on this text' }).click();
  await page.getByLabel('What should be different?').fill('Shorter.');
  await page.getByRole('button', { name: 'Send' }).click();
  await collect(page, collector, 'Page Feedback Given', 3);
  const answer = { about: 'page', path: filters, helpful: true };
  expect(collector.of('Page Feedback Given').map((event) => event.event_properties)).toEqual([
    { ...answer, comment: '' },
    { ...answer, comment: 'The table.' },
    {
      about: 'selection',
      path: filters,
      quote,
      heading: expect.stringMatching(/\S/),
      comment: 'Shorter.',
    },
  ]);
});
