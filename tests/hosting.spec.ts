import { expect, test } from './test.ts';

test('pages run only what the build put into them', async ({ request }) => {
  const { headers } = await request.get('/cms/intro').then((response) => ({
    headers: response.headers(),
  }));
  const policy = headers['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/unsafe-/);
  // Every response carries it, and Cloudflare takes no longer line.
  expect(policy.length).toBeLessThan(2000);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  expect(headers['permissions-policy']).toContain('camera=()');
});

test.describe('a script that somebody slips into a page', () => {
  test.use({
    expectedViolations: { all: [/script-src-elem blocks inline/, /script-src-attr blocks inline/] },
  });

  test('is not run', async ({ page }) => {
    await page.route('/cms/intro', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const body = html.replace(
        '<main',
        '<script>window.taken = 1</script><img src="/none.png" onerror="window.taken = 1"><main',
      );
      await route.fulfill({ response, body });
    });
    await page.goto('/cms/intro');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, 'taken'))).toBeUndefined();
  });
});

test.describe('HTML that a script writes by mistake', () => {
  test.use({ expectedViolations: { all: [/require-trusted-types-for/] } });

  test('is rejected where the browser has Trusted Types', async ({ page }) => {
    await page.goto('/cms/intro');
    const outcome = await page.evaluate(() => {
      try {
        document.body.innerHTML = '<p>';
        return 'written';
      } catch (error) {
        return String(error);
      }
    });
    expect(outcome).toContain('TrustedHTML');
  });
});
