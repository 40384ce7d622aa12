import { expect, test } from './test.ts';

const path = '/contributing/elements';

test('nothing is asked of another site before a click, then the player has the focus', async ({
  page,
}) => {
  const asked: string[] = [];
  await page.route(/^https:/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' });
  });
  await page.goto(path);
  const link = page.getByRole('link', { name: /^Play: / });
  await link.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);

  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('iframe[title^="Big Buck Bunny"]')).toBeFocused();
  await expect.poll(() => asked).toHaveLength(1);
  expect(asked[0]).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\//);
  await expect(page).toHaveURL(path);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the link leads to the video', async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('link', { name: /^Play: / })).toHaveAttribute(
      'href',
      /^https:\/\/www\.youtube\.com\//,
    );
  });
});
