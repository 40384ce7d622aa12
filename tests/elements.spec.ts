import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../src/config/project-root.ts';
import { expect, type Page, test } from './test.ts';

/** The page that shows every element next to its source. */
const gallery = '/contributing/elements';

const galleryFile = readFileSync(path.join(projectRoot, `tests/site/docs${gallery}.md`), 'utf8');

const open = (page: Page) => page.goto(gallery);

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('each element is next to the source that the file has', async ({ page }) => {
    await open(page);
    const sources = page.getByRole('figure', { name: 'Source' });
    const lefts = await sources.evaluateAll((figures) =>
      figures.map((figure) => {
        const result = figure.parentElement?.previousElementSibling?.getBoundingClientRect();
        const source = figure.parentElement?.getBoundingClientRect();
        return { touches: source?.left === result?.right, level: source?.top === result?.top };
      }),
    );
    expect(lefts.length).toBeGreaterThan(20);
    expect(new Set(lefts.map((place) => JSON.stringify(place)))).toEqual(
      new Set(['{"touches":true,"level":true}']),
    );
    const shown = await sources.locator('code').allTextContents();
    for (const source of shown) expect(galleryFile).toContain(source);
  });
});

test('on a narrow screen the source is below the element', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  const source = page.getByRole('figure', { name: 'Source' }).first();
  const note = page.getByRole('note').first();
  const [above, below] = [await note.boundingBox(), await source.boundingBox()];
  expect(below?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0));
});

test('nothing is wider than the screen', async ({ page }) => {
  await open(page);
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('terms, expandable sections and checklists work', async ({ page }) => {
    await page.goto(gallery);
    await page.getByRole('button', { name: 'document', exact: true }).click();
    await expect(page.getByRole('note', { name: 'Document', exact: true })).toBeVisible();
    await page.goto(`${gallery}#server-output`);
    await expect(
      page.locator('#server-output').getByText('It ends with the address'),
    ).toBeVisible();
    await page.getByRole('checkbox').first().check();
    await expect(page.getByRole('button', { name: 'Copy code' }).first()).toBeHidden();
  });
});

test('checked steps are remembered for the page', async ({ page }) => {
  await open(page);
  await page.getByLabel('Choose secrets of your own').check();
  await page.reload();
  await expect(page.getByLabel('Choose secrets of your own')).toBeChecked();
  await expect(page.getByLabel('Set NODE_ENV to production')).not.toBeChecked();
});

test('only a page with a checklist loads its script', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  const count = () => scripts.filter((url) => /checklist/i.test(url)).length;
  await page.goto('/cms/intro', { waitUntil: 'networkidle' });
  expect(count()).toBe(0);
  await page.goto(gallery, { waitUntil: 'networkidle' });
  expect(count()).toBe(1);
});

test('what a link leads into opens', async ({ page }) => {
  await test.step('a section opens when a link leads into it', async () => {
    await open(page);
    const inside = page.locator('#server-output').getByText('It ends with the address');
    await expect(inside).toBeHidden();
    await page.evaluate(() => {
      location.hash = 'server-output';
    });
    await expect(inside).toBeInViewport();
    await expect(page.locator('summary', { hasText: 'What the server prints' })).toBeInViewport();
  });
  await test.step('a tab opens when a link leads into it', async () => {
    await open(page);
    await page.evaluate(() => {
      document.querySelector('[data-tab-panel="pnpm"] figure')?.setAttribute('id', 'in-a-tab');
      location.hash = 'in-a-tab';
    });
    await expect(page.locator('#in-a-tab')).toBeInViewport();
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with${javaScriptEnabled ? '' : 'out'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    // A text fragment finds and opens as the reader's own search in the page does, which no test
    // can press the keys for: both follow the same steps of the HTML standard.
    test('a panel shows when what is looked for is found in it', async ({ page }) => {
      await page.goto(`${gallery}#:~:text=${encodeURIComponent('pnpm develop')}`);
      await expect(page.locator('[data-tab-panel="pnpm"] figure').first()).toBeInViewport();
    });
    test('a section opens when what is looked for is found in it', async ({ page }) => {
      await page.goto(`${gallery}#:~:text=${encodeURIComponent('It ends with the address')}`);
      const inside = page.locator('#server-output').getByText('It ends with the address');
      await expect(inside).toBeInViewport();
    });
  });
}

test('a remembered tab shows before any script of the page has run', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('docusaurus.tab.package-manager', 'npm'));
  // Without the site's scripts, what shows is what the first paint shows.
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(gallery);
  const tabs = page.locator('[data-tabs="package-manager"]');
  await expect(tabs).not.toHaveAttribute('data-ready');
  await expect(tabs.locator('[data-tab-panel="npm"]')).toBeVisible();
  await expect(tabs.locator('[data-tab-panel="yarn"]')).toBeHidden();
  const color = (value: string) =>
    tabs
      .locator(`[data-tab="${value}"]`)
      .evaluate((tab) => getComputedStyle(tab).borderBottomColor);
  expect(await color('yarn')).toBe('rgba(0, 0, 0, 0)');
  expect(await color('npm')).not.toBe(await color('yarn'));
});

test('code, outcomes and trees do what their buttons say', async ({ page }) => {
  await open(page);
  await test.step('long lines wrap on demand', async () => {
    const block = page.locator('figure[data-code="env"]');
    const scrolls = () => block.locator('pre').evaluate((pre) => pre.scrollWidth > pre.clientWidth);
    expect(await scrolls()).toBe(true);
    const wrap = block.getByRole('button', { name: 'Wrap long lines' });
    await wrap.click();
    await expect(wrap).toHaveAttribute('aria-pressed', 'true');
    expect(await scrolls()).toBe(false);
  });
  await test.step('copying leaves out the lines that a change removes', async () => {
    const block = page.locator('figure[data-code="ts"]');
    await block.hover();
    await block.getByRole('button', { name: 'Copy code' }).click();
    await expect(block.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      "const url = process.env.PUBLIC_URL ?? 'http://localhost:1337';",
    );
  });
  await test.step('the outcomes of a call are in tabs by status, a response can be closed', async () => {
    await open(page);
    const endpoint = page.getByRole('article', { name: /^Get one document: GET/ });
    await endpoint.getByRole('tab', { name: '404 Not Found' }).click();
    const response = endpoint.getByText('NotFoundError');
    await expect(response).toBeVisible();
    await endpoint.getByText('Response 404 Not Found').click();
    await expect(response).toBeHidden();
  });
  await test.step('folders of a tree close, and an entry can be linked to', async () => {
    await open(page);
    const tree = page.getByRole('group', { name: 'Your project' });
    await tree.getByText('src/', { exact: true }).click();
    await expect(tree.getByText('restaurant/')).toBeHidden();
    await page.getByRole('link', { name: "server's settings" }).click();
    await expect(page.locator('#tree-my-project-config-server-ts')).toBeInViewport();
  });
  await test.step("'Ask AI about this code' shows only where the site has Ask AI", async () => {
    await open(page);
    const ask = page.locator('figure[data-code="js"] [data-ask-ai-code]').first();
    await expect(ask).toBeVisible();
    await expect(ask).toHaveAccessibleName('Ask AI about this code');
    await page.evaluate(() => document.documentElement.removeAttribute('data-ask-ai'));
    await expect(ask).toBeHidden();
  });
});

test('a table scrolls inside itself, and its header stays', async ({ page }) => {
  await open(page);
  await test.step('the header of a table stays while the table scrolls by', async () => {
    await page.setViewportSize({ width: 900, height: 500 });
    const header = page.getByRole('columnheader', { name: 'Name' }).first();
    await header.evaluate((cell) => {
      const body = cell.closest('table')?.querySelector('tbody');
      const row = body?.querySelector('tr');
      for (let more = 0; body && row && more < 30; more += 1) body.append(row.cloneNode(true));
      scrollTo({ top: cell.getBoundingClientRect().top + scrollY + 300, behavior: 'instant' });
    });
    await expect(header).toBeInViewport();
  });
  await test.step('a wide table scrolls inside itself, by keyboard too, and shows where it goes on', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page);
    const table = page
      .getByRole('group', { name: 'Table' })
      .filter({ has: page.getByRole('columnheader', { name: 'MariaDB' }) });
    await expect(table).toHaveCSS('mask-image', /gradient/);
    const scrolled = () => table.evaluate((element) => element.scrollLeft);
    expect(await scrolled()).toBe(0);
    await table.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(scrolled).toBeGreaterThan(0);
    await expect(table.getByRole('cell', { name: 'connection.filename' })).toBeInViewport({
      ratio: 1,
    });
    await table.evaluate((element) => element.scrollTo({ left: 9999, behavior: 'instant' }));
    await expect(table).toHaveCSS('mask-image', 'none');
  });
});

test('inline elements are announced, and terms and sections work by keyboard', async ({ page }) => {
  await open(page);
  await test.step('inline elements are announced as what they are', async () => {
    await expect(page.getByRole('img', { name: 'the trash can' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'another site (other site)' })).toBeVisible();
    await expect(page.getByText('Version 5.12', { exact: true })).toBeVisible();
  });
  await test.step('a term opens its definition by keyboard and closes with Escape', async () => {
    const term = page.getByRole('button', { name: 'document', exact: true });
    const definition = page.getByRole('note', { name: 'Document', exact: true });
    await expect(definition).toBeHidden();
    await term.focus();
    await page.keyboard.press('Enter');
    await expect(definition).toBeVisible();
    await expect(definition).toContainText('documentId');
    await page.keyboard.press('Escape');
    await expect(definition).toBeHidden();
  });
  await test.step('a section opens and closes by keyboard', async () => {
    await open(page);
    const section = page.locator('details', { has: page.locator('#server-output') });
    await section.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(section).toHaveAttribute('open');
    await page.keyboard.press('Space');
    await expect(section).not.toHaveAttribute('open');
  });
});

test('checklists, folders, code and outcomes work by keyboard', async ({ page }) => {
  await open(page);
  const list = page.getByRole('group', { name: 'Before you deploy' });
  const tick = list.getByRole('checkbox', { name: 'Choose secrets of your own' });
  await tick.press('Space');
  await expect(tick).toBeChecked();

  const tree = page.getByRole('group', { name: 'Your project' });
  await tree.locator('summary', { hasText: 'src/' }).press('Enter');
  await expect(tree.getByText('restaurant/')).toBeHidden();

  const wrap = page.locator('figure[data-code="env"]').getByRole('button', { name: /^Wrap/ });
  await wrap.press('Enter');
  await expect(wrap).toHaveAttribute('aria-pressed', 'true');

  const endpoint = page.getByRole('article', { name: /^Get one document: GET/ });
  await endpoint.getByRole('tab', { name: '200 OK' }).press('ArrowRight');
  await expect(endpoint.getByRole('tab', { name: '404 Not Found' })).toBeFocused();
  await expect(endpoint.getByText('NotFoundError')).toBeVisible();
});

test('the gallery is in no sitemap and no search engine', async ({ page, request }) => {
  await open(page);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  expect(await (await request.get('/sitemap-0.xml')).text()).not.toContain(gallery);
});
