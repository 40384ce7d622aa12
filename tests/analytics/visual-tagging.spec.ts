import { expect, type Page } from '../test.ts';
import { configure, started, test } from './fixtures.ts';

/** The vendor's editor opens the site in another window, and asks it for the selector (SPECIFICATION.md S6). */
const selector = 'https://cdn.amplitude.com/libs/visual-tagging-selector-1.0.0-alpha.js.gz';

/**
 * Opens the site from a page of an origin.
 * @returns the window with the site, and the requests for the selector
 */
async function openFrom(editor: Page, origin: string, site: string, settings: object) {
  const asked: string[] = [];
  const context = editor.context();
  await context.route(selector, (route) => {
    asked.push(route.request().url());
    return route.fulfill({
      contentType: 'text/javascript',
      body: 'window.amplitudeVisualTaggingSelector = () => ({ close() {} });',
    });
  });
  await context.route(`${origin}/`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Editor</title>' }),
  );
  await editor.goto(`${origin}/`);
  const opening = context.waitForEvent('page');
  await editor.evaluate(() => {
    Reflect.set(window, 'opened', open('about:blank'));
  });
  const opened = await opening;
  await configure(opened, { analytics: settings as Record<string, unknown> });
  await opened.goto(site);
  await started(opened);
  await editor.evaluate(() => {
    Reflect.get(window, 'opened').postMessage(
      { action: 'initialize-visual-tagging-selector', data: { actionType: 'click' } },
      '*',
    );
  });
  return { opened, asked };
}

const path = '/cms/intro';

for (const [zone, origin] of [
  ['US', 'https://app.amplitude.com'],
  ['EU', 'https://app.eu.amplitude.com'],
] as const) {
  test(`the editor of zone ${zone} gets its selector`, async ({ page, baseURL, collector }) => {
    const { asked } = await openFrom(page, origin, `${baseURL}${path}`, {
      zone,
      visualTagging: true,
    });
    await expect.poll(() => asked).toEqual([selector]);
    expect(collector.refused).toEqual([]);
  });
}

test('another origin gets nothing, even if it says the same', async ({ page, baseURL }) => {
  const { opened, asked } = await openFrom(page, 'https://evil.example', `${baseURL}${path}`, {
    visualTagging: true,
  });
  await opened.waitForTimeout(500);
  expect(asked).toEqual([]);
});

test('without visual tagging the editor gets nothing either', async ({ page, baseURL }) => {
  const { opened, asked } = await openFrom(page, 'https://app.amplitude.com', `${baseURL}${path}`, {
    elementInteractions: true,
  });
  await opened.waitForTimeout(500);
  expect(asked).toEqual([]);
});
