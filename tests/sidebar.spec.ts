import { expect, test } from './test.ts';

const sidebar = (page: import('@playwright/test').Page) =>
  page.getByRole('navigation', { name: 'Documentation' });

test('opens a group and leaves the others as they are', async ({ page }) => {
  await page.goto('/cms/api/rest/filters');
  const groups = sidebar(page).locator('details');
  const closed = sidebar(page).locator('details:not([open])').first();
  const name = await closed.locator('summary').first().textContent();
  const rest = sidebar(page).locator('details', { hasText: 'REST API' }).first();
  await expect(rest).toHaveAttribute('open', '');
  await sidebar(page)
    .locator('summary', { hasText: name ?? '' })
    .first()
    .click();
  await expect(
    groups.filter({ has: page.locator('summary', { hasText: name ?? '' }) }).first(),
  ).toHaveAttribute('open', '');
  await expect(rest).toHaveAttribute('open', '');
});

test('loads no React for a reader who goes to another page', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/cms/api/rest/filters');
  const link = sidebar(page).getByRole('link', { name: 'Parameters' }).first();
  await link.hover();
  await link.click();
  await expect(page).toHaveURL('/cms/api/rest/parameters');
  await page.waitForLoadState('networkidle');
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((url) => /react|client/.test(url))).toEqual([]);
});

test('closes a group with an animation, immediately where motion is not wanted', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/cms/api/rest/filters');
  const rest = sidebar(page).locator('details', { hasText: 'REST API' }).first();
  await rest.locator('summary').first().click();
  await expect(rest).not.toHaveAttribute('open');

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  // In one step, as a busy machine could be past the animation in two.
  const animations = await rest.evaluate(async (details) => {
    details.querySelector('summary')?.click();
    const list = details.querySelector(':scope > ul');
    while (list?.getAnimations().length === 0) await new Promise(requestAnimationFrame);
    return list?.getAnimations().map((animation) => animation.effect?.getTiming()) ?? [];
  });
  expect(animations[0]?.easing).toBe('ease-in-out');
  expect(Number(animations[0]?.duration)).toBeGreaterThan(100);
});

test('shows the current page and keeps open groups after any navigation', async ({ page }) => {
  await page.goto('/cms/quick-start');
  await sidebar(page).locator('summary', { hasText: 'REST API' }).first().click();
  await sidebar(page).getByRole('link', { name: 'Filters' }).first().click();
  await expect(page).toHaveURL('/cms/api/rest/filters');
  const current = sidebar(page).locator('[aria-current=page]');
  await expect(current).toHaveText('Filters');
  await expect(current).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL('/cms/quick-start');
  await expect(current).toHaveText('Quick Start Guide');
  await expect(current).toBeInViewport();
  await expect(sidebar(page).locator('details', { hasText: 'REST API' }).first()).toHaveAttribute(
    'open',
    '',
  );
});

test('keeps its scroll position while the reader moves on', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 320 });
  await page.goto('/cms/api/rest/filters');
  const scroller = page.locator('[data-sidebar-scroll]');
  await scroller.evaluate((element) => element.scrollTo(0, 120));
  await sidebar(page)
    .getByRole('link', { name: 'Parameters', exact: true })
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL('/cms/api/rest/parameters');
  expect(await scroller.evaluate((element) => element.scrollTop)).toBeGreaterThan(60);
});

test('is filled from one file, and nothing on it moves', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const files: string[] = [];
  await page.route('**/sidebars/*.json', async (route) => {
    files.push(route.request().url());
    await held;
    await route.continue();
  });
  await page.goto('/cms/api/rest/filters');
  const labels = sidebar(page).locator('[data-group]');
  const label = sidebar(page).getByText('Document Service API', { exact: true });
  await label.focus();
  const places = () =>
    sidebar(page).evaluate((nav) =>
      [...nav.querySelectorAll('a:not([data-group]), [data-group], summary')]
        .filter((element) => element.checkVisibility())
        .map(
          (element) =>
            `${element.textContent?.slice(0, 20)} ${element.getBoundingClientRect().top}`,
        )
        .filter((place, index, all) => all.indexOf(place) === index),
    );
  const before = await places();
  expect(await labels.evaluateAll((all) => all.some((one) => one.matches('a')))).toBe(true);
  release();
  await expect(sidebar(page).locator('a[data-group]')).toHaveCount(0);
  const after = await places();
  for (const place of before) {
    expect(after.some((other) => other === place || other.startsWith(place))).toBe(true);
  }
  expect(files).toHaveLength(1);
  // The focus stays on the name of the group, which opens it now.
  await page.keyboard.press('Enter');
  await expect(sidebar(page).getByRole('link', { name: 'Populate', exact: true })).toBeVisible();
});

test('a group opens at the first click, also where nothing is fetched ahead', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto('/cms/api/rest/filters');
  await sidebar(page).getByText('Document Service API', { exact: true }).click();
  await expect(sidebar(page).getByRole('link', { name: 'Populate', exact: true })).toBeVisible();
  await expect(page).toHaveURL('/cms/api/rest/filters');
});

test('where the file is missing, the name of a group leads to its first page', async ({ page }) => {
  await page.route('**/sidebars/*.json', (route) => route.abort());
  await page.goto('/cms/api/rest/filters');
  await sidebar(page).getByText('Document Service API', { exact: true }).click();
  await expect(page).toHaveURL('/cms/api/document-service');
  await expect(sidebar(page).getByRole('link', { name: 'Populate', exact: true })).toBeVisible();
});

test('the current page is marked where the system chooses the colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/cms/api/rest/filters');
  const current = sidebar(page).locator('[aria-current=page]');
  await expect(current).toHaveCSS('outline-style', 'solid');
  await expect(sidebar(page).getByRole('link', { name: 'Parameters' }).first()).toHaveCSS(
    'outline-style',
    'none',
  );
});

test('can be hidden and shown, and the choice is remembered', async ({ page }) => {
  await page.goto('/cms/intro');
  await page.getByRole('button', { name: 'Hide sidebar' }).click();
  await expect(sidebar(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Show sidebar' })).toBeFocused();
  await page.goto('/cms/api/rest');
  await expect(sidebar(page)).toBeHidden();
  await page.getByRole('button', { name: 'Show sidebar' }).click();
  await expect(sidebar(page)).toBeVisible();
  await page.reload();
  await expect(sidebar(page)).toBeVisible();
});

test('of CMS opens at the quick start, of Cloud at its introduction', async ({ page }) => {
  await page.goto('/cms/intro');
  await expect(sidebar(page).getByRole('link').first()).toHaveAttribute('href', '/cms/quick-start');
  await page.goto('/cloud/intro');
  await expect(sidebar(page).getByRole('link').first()).toHaveAttribute('href', '/cloud/intro');
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('works with its buttons, keeps the focus while it is open and shows the language', async ({
    page,
  }) => {
    await page.goto('/cms/api/rest/filters');
    await test.step('is the second level of the menu', async () => {
      await expect(sidebar(page)).toBeHidden();
      await page.getByRole('button', { name: 'Open menu' }).click();
      await expect(sidebar(page).locator('[aria-current=page]')).toHaveText('Filters');

      await page.getByRole('button', { name: 'Back to main menu' }).click();
      const menu = page.locator('#site-menu');
      await expect(menu.getByRole('link', { name: 'CMS' })).toHaveAttribute('href', '/cms/intro');
      // The next time, it begins at the page again.
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Open menu' }).click();
      await expect(sidebar(page).locator('[aria-current=page]')).toBeVisible();
      await page.getByRole('button', { name: 'Back to main menu' }).click();
      await menu.getByRole('link', { name: 'Cloud' }).click();
      await expect(page).toHaveURL('/cloud/intro');
      await expect(menu).toBeHidden();
    });
    await test.step('closes with its button, with Escape and by a tap next to it', async () => {
      await page.goto('/cms/intro');
      const menu = page.locator('#site-menu');
      const open = page.getByRole('button', { name: 'Open menu' });
      await open.click();
      await page.getByRole('button', { name: 'Close menu' }).click();
      await expect(menu).toBeHidden();
      await open.click();
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(open).toBeFocused();
      await open.click();
      await page.mouse.click(380, 700);
      await expect(menu).toBeHidden();
    });
    await test.step('closes where a turned screen has room for the sidebar', async () => {
      await page.goto('/cms/intro');
      const before = page.viewportSize() ?? { width: 390, height: 844 };
      await page.getByRole('button', { name: 'Open menu' }).click();
      await page.setViewportSize({ width: 1180, height: 820 });
      await expect(page.locator('[inert]')).toHaveCount(0);
      await expect(page.locator('#site-menu:popover-open')).toHaveCount(0);
      await page.setViewportSize(before);
    });
    await test.step('opens at the current page, with its button in reach', async () => {
      const before = page.viewportSize() ?? { width: 390, height: 844 };
      await page.setViewportSize({ width: 390, height: 320 });
      await page.goto('/cms/api/rest/filters');
      const open = page.getByRole('button', { name: 'Open menu' });
      await open.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused();
      await expect(sidebar(page).locator('[aria-current=page]')).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('button', { name: 'Close menu' })).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await page.setViewportSize(before);
    });
    await test.step('keeps the focus while it is open and gives it back', async () => {
      await page.goto('/cms/api/rest/filters');
      const open = page.getByRole('button', { name: 'Open menu' });
      await open.focus();
      await page.keyboard.press('Enter');
      const menu = page.locator('#site-menu');
      await expect(menu).toBeVisible();
      const outside = () =>
        page.evaluate(() => {
          const { activeElement, body } = document;
          return activeElement !== body && !activeElement?.closest('#site-menu');
        });
      // The focus goes inside with the event after the menu is shown.
      await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused();
      for (const key of ['Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
        await page.keyboard.press(key);
        expect(await outside()).toBe(false);
      }
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(open).toBeFocused();
      await page.keyboard.press('Tab');
      expect(await outside()).toBe(true);
    });
    await test.step('shows the language', async () => {
      await page.goto('/cms/api/rest/filters');
      await page.getByRole('button', { name: 'Open menu' }).click();
      await page.getByRole('button', { name: 'Back to main menu' }).click();
      const languages = page.getByRole('navigation', { name: 'Language' });
      await expect(languages.locator('[aria-current=true]')).toHaveText('English');
    });
    await test.step('the table of contents is a bar that stays in reach', async () => {
      await page.goto('/cms/api/rest/filters');
      const toc = page.locator('details', { hasText: 'On this page' });
      await expect(toc.getByRole('link').first()).toBeHidden();
      await toc.locator('summary').click();
      await toc.getByRole('link').last().click();
      await expect(page).toHaveURL(/#/);
      await expect(toc.getByRole('link').first()).toBeHidden();
      await expect(toc.locator('summary')).toBeInViewport({ ratio: 1 });
      const covered = await toc.evaluate((bar) => bar.getBoundingClientRect().bottom);
      const heading = await page.locator(':target').boundingBox();
      expect(heading?.y).toBeGreaterThan(covered);
    });
  });
});
