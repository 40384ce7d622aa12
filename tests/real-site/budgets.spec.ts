import { globSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { deferredBlocks, shiftOf, watchShifts } from '../layout-shift.ts';
import { expect, type Request, test } from '../test.ts';

/** The page with the most on it of those that readers meet first. */
const path = '/cms/api/rest/filters';

/** The page in the middle, by the weight of its HTML as the build compressed it. */
function medianPage(): string {
  const dist = join(import.meta.dirname, '../../dist');
  const files = globSync('{cms,cloud}/**/index.html', { cwd: dist }).map((file) => ({
    path: `/${dirname(file)}`,
    bytes: statSync(join(dist, `${file}.br`)).size,
  }));
  files.sort((a, b) => a.bytes - b.bytes);
  return files[Math.floor(files.length / 2)]?.path ?? '';
}
const kilobyte = 1024;

/** HTML, CSS and JavaScript of a page until it is loaded, in bytes as brotli sends them. */
const pageBudget = 26 * kilobyte;
/** JavaScript alone, with what is in the page. */
const scriptBudget = 7 * kilobyte;
/** Both families together. */
const fontBudget = 24 * kilobyte;
const requestBudget = 9;

const brotli = (body: Buffer | string): number => brotliCompressSync(body).length;

test('a page needs little before a reader touches it', async ({ page, baseURL }) => {
  const requests: Request[] = [];
  let loaded = false;
  page.on('request', (request) => {
    // What comes after that is for the next click.
    if (!loaded) requests.push(request);
  });
  page.on('load', () => {
    loaded = true;
  });
  await watchShifts(page);
  const median = medianPage();
  await page.goto(median, { waitUntil: 'load' });

  const of = async (type: string): Promise<Buffer[]> =>
    Promise.all(
      requests
        .filter((request) => request.resourceType() === type)
        .map(async (request) => (await request.response())?.body() ?? Buffer.from('')),
    );
  const [html = Buffer.from('')] = await of('document');
  const scripts = await of('script');
  const styles = await of('stylesheet');
  const inline = [
    ...html.toString().matchAll(/<script(?![^>]*(?:\ssrc=|ld\+json))[^>]*>([\s\S]*?)<\/script>/g),
  ].map(([, text]) => text ?? '');
  const sum = (all: readonly (Buffer | string)[]) =>
    all.reduce((total, body) => total + brotli(body), 0);
  const bytes = {
    page: sum([html, ...scripts, ...styles]),
    script: sum([...scripts, inline.join('\n')]),
    // A font is compressed already.
    fonts: (await of('font')).reduce((total, font) => total + font.length, 0),
  };
  await page.waitForLoadState('networkidle');
  const shift = await shiftOf(page);

  console.log(
    `${median}: HTML + CSS + JavaScript ${bytes.page} bytes brotli, of which JavaScript ${bytes.script}; fonts ${bytes.fonts}; ${requests.length} requests; layout shift ${shift}`,
  );
  expect(bytes.page).toBeLessThanOrEqual(pageBudget);
  expect(bytes.script).toBeLessThanOrEqual(scriptBudget);
  expect(bytes.fonts).toBeLessThanOrEqual(fontBudget);
  expect(requests.length).toBeLessThanOrEqual(requestBudget);
  expect(scripts).toHaveLength(1);
  expect(scripts.join()).not.toContain('react.transitional.element');
  // The bundler's own helper around every `import()`; see src/build/astro-patches/small-preload.ts.
  expect(scripts.join()).not.toContain('modulepreload');
  expect(requests.map((request) => new URL(request.url()).origin)).toEqual(
    requests.map(() => new URL(baseURL ?? '').origin),
  );
  expect(shift).toBe(0);
});

test('nothing on a long page moves by itself, with fonts or without', async ({ page }) => {
  await watchShifts(page);
  for (let visit = 0; visit < 2; visit += 1) {
    await page.goto(path, { waitUntil: 'networkidle' });
    // What is far below has an estimated height until the page is at rest.
    await expect.poll(() => deferredBlocks(page)).toBe(0);
    await page.evaluate(async () => {
      scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
      await document.fonts.ready;
      // Shifts of a frame are told after it.
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    });
    expect(await shiftOf(page)).toBe(0);
    // The second time, the fonts are kept.
    await expect
      .poll(() =>
        page.evaluate(
          () =>
            localStorage.getItem('docs-fonts') !== null ||
            document.documentElement.dataset.fonts === 'now',
        ),
      )
      .toBe(true);
  }
});

test('both fonts together stay small', async ({ page, request }) => {
  await page.goto(path);
  const urls = await page.evaluate(() =>
    [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter((rule) => rule instanceof CSSFontFaceRule)
      .flatMap((rule) => /url\("([^"]+)"\)/.exec(rule.style.getPropertyValue('src'))?.[1] ?? []),
  );
  expect(urls).toHaveLength(2);
  let bytes = 0;
  for (const url of urls) bytes += (await (await request.get(url)).body()).length;
  expect(bytes).toBeLessThanOrEqual(fontBudget);
});

test('no picture has to be set up before the first paint', async ({ page }) => {
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  const rules = await page.evaluate(() => {
    // Their pictures show only when the page is at rest.
    const tools = '[data-copy], [data-wrap], [data-ask-ai-code]';
    const others = (selector: string) =>
      document.querySelector(`:is(${selector.replaceAll(/::\w+/g, '')}):not(${tools})`);
    return [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter((rule) => rule instanceof CSSStyleRule)
      .filter(({ cssText, selectorText }) => cssText.includes('data:image') && others(selectorText))
      .map(({ selectorText }) => selectorText);
  });
  expect(rules).toEqual([]);
});

test('of a closed group a page carries its name alone', async ({ request }) => {
  const html = await (await request.get(path)).text();
  const sidebar = /<nav[^>]*data-sidebar-file[\s\S]*?<\/nav>/.exec(html)?.[0] ?? '';
  expect(sidebar).toContain('href="/cms/api/rest/locale"');
  // A page in a closed group that is not the group's first.
  expect(sidebar).not.toContain('href="/cms/api/graphql/advanced-queries"');
});

for (const address of [path, '/', '/cms/project-structure', '/contributing/elements']) {
  test(`${address} carries each icon once`, async ({ request }) => {
    const html = await (await request.get(address)).text();
    const drawings = Array.from(
      html.matchAll(/<(svg|symbol)[^>]*>(?!<symbol|<use)(.*?)<\/\1>/g),
      ([, , drawing]) => drawing,
    );
    expect(drawings.length).toBeGreaterThan(10);
    const repeated = drawings.filter((drawing, index) => drawings.indexOf(drawing) !== index);
    expect(repeated).toEqual([]);
  });
}
