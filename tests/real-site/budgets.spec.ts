import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';

/** The page with the most on it of those that readers meet first. */
const path = '/cms/api/rest/filters';
const kilobyte = 1024;

interface Resource {
  readonly url: string;
  readonly type: string;
  readonly body: string;
}

test('a page needs little before a reader touches it', async ({ page }) => {
  const resources: Resource[] = [];
  const reading: Promise<void>[] = [];
  page.on('response', (response) => {
    const type = response.request().resourceType();
    // Pages fetched ahead are not what this page needs.
    if (!['document', 'script', 'stylesheet'].includes(type)) return;
    reading.push(
      response.text().then((body) => {
        resources.push({ url: response.url(), type, body });
      }),
    );
  });
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        Object.assign(window, {
          shift: Reflect.get(window, 'shift') + Reflect.get(entry, 'value'),
        });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  await Promise.all(reading);

  const documents = resources.filter(({ type }) => type === 'document');
  const scripts = resources.filter(({ type }) => type === 'script').map(({ body }) => body);
  const inline = [
    ...(documents[0]?.body ?? '').matchAll(
      /<script(?![^>]*\ssrc=)(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g,
    ),
  ];
  const code = [...scripts, ...inline.map(([, text]) => text ?? '')];
  const gzip = code.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0);
  const brotli = resources.reduce((sum, { body }) => sum + brotliCompressSync(body).length, 0);
  const shift = await page.evaluate(() => Number(Reflect.get(window, 'shift')));

  console.log(
    `${path}: JavaScript ${(gzip / kilobyte).toFixed(1)} KB gzip, HTML + CSS + JavaScript ${(brotli / kilobyte).toFixed(1)} KB brotli, layout shift ${shift}`,
  );
  expect(gzip).toBeLessThanOrEqual(12 * kilobyte);
  expect(brotli).toBeLessThanOrEqual(32 * kilobyte);
  expect(shift).toBe(0);
  expect(scripts.some((text) => text.includes('react.transitional.element'))).toBe(false);
});
