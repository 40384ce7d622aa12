import { expect, type Page, test } from './test.ts';

const path = '/contributing/elements';

async function openBuilder(page: Page, search = '') {
  await page.goto(path + search);
  await page.getByRole('heading', { name: 'Query builder' }).scrollIntoViewIfNeeded();
  const builder = page.getByRole('region', { name: 'Query builder' });
  await expect(builder).toBeVisible();
  return {
    builder,
    url: builder.getByTestId('request-url'),
    editor: builder.getByRole('textbox', { name: 'Parameters as code' }),
  };
}

test('the form, the code and the address follow each other, and mistakes are told', async ({
  page,
}) => {
  await test.step('the form writes the code, the code fills the form, and both give the address', async () => {
    const { builder, url, editor } = await openBuilder(page);
    await builder
      .getByLabel('Start from an example')
      .selectOption({ label: 'One restaurant by its name' });
    await expect(url).toHaveText('GET /api/restaurants?filters[name][$eq]=Belle%20Garonne');

    await builder.getByLabel('Sort').fill('name:asc');
    await expect(editor).toHaveValue(/sort: \[\s+'name:asc',\s+\]/);
    await expect(url).toHaveText(/&sort\[0\]=name%3Aasc$/);

    await editor.fill('{ fields: ["name"], pagination: { page: 3 } }');
    await expect(builder.getByLabel('Fields')).toHaveValue('name');
    await expect(builder.getByLabel('Page', { exact: true })).toHaveValue('3');
    await expect(url).toHaveText('GET /api/restaurants?fields[0]=name&pagination[page]=3');

    await builder.getByRole('button', { name: 'Add a filter' }).click();
    await builder.getByLabel('Field of filter 1').fill('capacity');
    await builder.getByLabel('Operator of filter 1').selectOption('$gte');
    await builder.getByLabel('Value of filter 1').fill('40');
    await expect(url).toHaveText(/filters\[capacity\]\[\$gte\]=40/);
  });
  await test.step('a list can be typed with its commas', async () => {
    const { builder, url } = await openBuilder(page);
    await builder.getByLabel('Fields').fill('');
    await builder.getByLabel('Fields').pressSequentially('name, slug');
    await expect(builder.getByLabel('Fields')).toHaveValue('name, slug');
    await expect(url).toHaveText(/fields\[0\]=name&fields\[1\]=slug/);
  });
  await test.step('what is wrong is said with its place, and nothing that was typed is run', async () => {
    const { builder, url, editor } = await openBuilder(page);
    await editor.fill("{\n  sort: alert('x'),\n}");
    await expect(builder.getByText(/Line 2, column 9.*Use a plain value/)).toBeVisible();
    await expect(editor).toHaveAttribute('aria-invalid', 'true');
    await expect(url).toHaveText(/Fix the errors/);

    await editor.fill('{ filters: { name: { $equal: 1 } } }');
    await expect(
      builder.getByText(/no operator "\$equal". Did you mean \$eq.*\(line 1\)/),
    ).toBeVisible();

    await builder.getByLabel('Endpoint').fill('restaurants');
    await expect(builder.getByText(/A path must start with "\/"/)).toBeVisible();
  });
  await test.step('a request is copied, and shared by the address of the page', async () => {
    const { builder, editor } = await openBuilder(page);
    await editor.fill("{ locale: 'fr' }");
    await builder.getByRole('button', { name: 'Copy the URL' }).click();
    await expect(builder.getByRole('status')).toHaveText('Copied');
    const read = () => page.evaluate(() => navigator.clipboard.readText());
    expect(await read()).toBe('/api/restaurants?locale=fr');

    await builder.getByRole('button', { name: 'Copy a link to this request' }).click();
    const link = new URL(await read());
    await expect.poll(() => new URL(page.url()).search).toBe(link.search);
    const shared = await openBuilder(page, link.search);
    await expect(shared.editor).toHaveValue("{ locale: 'fr' }");
    await expect(shared.url).toHaveText('GET /api/restaurants?locale=fr');
  });
});

test('it keeps its styles when the reader goes away and comes back', async ({ page }) => {
  await openBuilder(page);
  const region = page.getByRole('region', { name: 'Query builder' });
  const expectStyles = async () => {
    await expect(region.locator('form')).toHaveCSS('display', 'grid');
    // The text of the editor shows through its highlighted copy.
    await expect(region.locator('textarea')).toHaveCSS('color', 'rgba(0, 0, 0, 0)');
  };
  await expectStyles();
  await page.getByRole('link', { name: 'Example Documentation' }).first().click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await page.getByRole('heading', { name: 'Query builder' }).scrollIntoViewIfNeeded();
  await expect(region).toBeVisible();
  await expectStyles();
});

test('a page without it downloads neither its code nor its styles', async ({ page }) => {
  const fetched: Promise<string>[] = [];
  page.on('response', (response) => {
    if (['script', 'stylesheet'].includes(response.request().resourceType())) {
      fetched.push(response.text());
    }
  });
  await page.goto('/cms/intro', { waitUntil: 'networkidle' });
  const texts = await Promise.all(fetched);
  expect(texts).not.toEqual([]);
  expect(texts.filter((text) => /encodeValuesOnly|Workbench__/.test(text))).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an example is in its place', async ({ page }) => {
    await page.goto(path);
    await expect(page.getByText(/^GET \/api\/restaurants\?fields/)).toBeVisible();
  });
});
