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

test.describe('footer', () => {
  test('has the four groups and the version of the site', async ({ page }) => {
    await page.goto('/');
    const footer = page.getByRole('contentinfo').last();
    for (const group of ['Updates & Support', 'Additional resources', 'Community', 'More']) {
      await expect(footer.getByText(group, { exact: true })).toBeVisible();
    }
    for (const [name, href] of [
      ['FAQ', '/cms/faq'],
      ['Community & Support', '/cms/community'],
      ['Strapi v4 Docs', 'https://docs-v4.strapi.io'],
      ['Stack Overflow', 'https://stackoverflow.com/questions/tagged/strapi'],
      ['Blog', 'https://strapi.io/blog'],
    ] as const) {
      await expect(footer.getByRole('link', { name })).toHaveAttribute('href', href);
    }
    await expect(footer).toContainText(packageJson.version);
  });
});
