import packageJson from '../../package.json' with { type: 'json' };
import { expect, test } from '../test.ts';

test.describe('the home page', () => {
  for (const path of ['/', '/home/Home']) {
    test(`${path} leads into the documentation`, async ({ page }) => {
      await page.goto(path);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(main.getByRole('button', { name: 'Search documentation...' })).toBeVisible();
      await expect(main.getByRole('button', { name: 'Ask AI' }).first()).toBeVisible();
      await expect(main.locator('pre code').first()).toContainText('create-strapi');
      for (const target of ['/cms/quick-start', '/cms/intro', '/cloud/intro']) {
        await expect(main.locator(`a[href="${target}"]`).first()).toBeVisible();
      }
      // Two addresses, one page for search engines.
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        'https://docs.strapi.io/',
      );
    });
  }
});

test('the front page has a way in for each role, what is new, and code that runs', async ({
  page,
}) => {
  await page.goto('/');
  const main = page.getByRole('main');
  for (const role of ['Developer', 'Content editor', 'Administrator']) {
    await expect(main.getByRole('heading', { level: 3, name: role })).toBeVisible();
  }
  const news = main.getByRole('region', { name: "What's new" });
  await expect(news.getByRole('listitem').filter({ has: page.locator('time') })).toHaveCount(4);
  await expect(news.getByRole('link', { name: /^Strapi 5\.\d+$/ })).toBeVisible();
  const live = main.getByRole('region', { name: 'From the API to your page' });
  await live.scrollIntoViewIfNeeded();
  await expect(live.locator('iframe').contentFrame().getByText('Belle Garonne')).toBeVisible();
});

test('search and Ask AI show once in each view, and what shows has the keyboard', async ({
  page,
}) => {
  await page.goto('/');
  const header = page.getByRole('banner').getByRole('button', { name: /^(Search|Ask AI)/ });
  await expect(header).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, innerHeight));
  await expect(header).toHaveCount(2);
  // A sticky header needs no scrolling to show what has the focus.
  await header.first().focus();
  expect(await page.evaluate(() => scrollY / innerHeight)).toBe(1);
  await header.first().click();
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await page.evaluate(() => scrollTo(0, 0));
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('header, front page and footer start at one line', async ({ page }) => {
  await page.goto('/');
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const startOf = async (selector: string): Promise<number> =>
      Math.round((await page.locator(selector).first().boundingBox())?.x ?? -1);
    const text = await startOf('main h1');
    expect(await startOf('footer section > p')).toBe(text);
    // On narrow screens, the button of the menu comes before the name.
    if (width > 996) expect(await startOf('header a[aria-label$="home"]')).toBe(text);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    ).toBeLessThanOrEqual(0);
  }
});

test.describe('footer', () => {
  test('has the four groups and the version of the site', async ({ page }) => {
    await page.goto('/');
    const footer = page.getByRole('contentinfo').last();
    for (const group of ['Updates & Support', 'Additional resources', 'Community', 'More']) {
      await expect(footer.getByText(group, { exact: true })).toBeVisible();
    }
    for (const [name, href] of [
      ["What's new", '/whats-new'],
      ['Release notes', '/release-notes'],
      ['FAQ', '/cms/faq'],
      ['Community & Support', '/cms/community'],
      ['Usage information', '/cms/usage-information'],
      ['Accessibility', '/accessibility'],
      ['Strapi v4 Docs', 'https://docs-v4.strapi.io'],
      ['Stack Overflow', 'https://stackoverflow.com/questions/tagged/strapi'],
      ['Blog', 'https://strapi.io/blog'],
    ] as const) {
      await expect(footer.getByRole('link', { name })).toHaveAttribute('href', href);
    }
    await expect(footer).toContainText(packageJson.version);
  });
});
