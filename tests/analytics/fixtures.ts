import { globSync } from 'node:fs';
import path from 'node:path';
import { storageKeys } from '../../src/analytics/constants.ts';
import { optionsId } from '../../src/analytics/third-parties/options.ts';
import { analyticsSchema, thirdPartyScriptSchema } from '../../src/config/third-parties.ts';
import { headersFor } from '../headers-for.ts';
import { test as base, expect, type Page } from '../test.ts';
import { Collector } from './collector.ts';

const dist = path.join(import.meta.dirname, '../site/dist');

/** The vendor's hosts, and a proxy in front of them; tests reach none of them. */
export const vendorHosts = /^https:\/\/(?:[a-z0-9.-]+\.amplitude\.com|events\.example)\//;

export const apiKey = 'public-analytics-key';

export interface Configured {
  /** Settings that differ from the defaults; `null` switches analytics off. */
  readonly analytics?: Record<string, unknown> | null;
  readonly scripts?: readonly Record<string, unknown>[];
}

/**
 * The site with analytics and third parties configured, as the build would write it: the site that is
 * built for the tests has none of it.
 */
export async function configure(page: Page, { analytics = {}, scripts = [] }: Configured = {}) {
  const options = {
    analytics: analytics && analyticsSchema.parse({ apiKey, consent: 'implied', ...analytics }),
    scripts: scripts.map((script) =>
      thirdPartyScriptSchema.parse({ purpose: 'It is for a test.', ...script }),
    ),
  };
  const [entry] = globSync('_astro/ThirdParties.astro*.js', { cwd: dist });
  if (!entry) throw new Error('tests/site/dist has no script for third parties. Build it first.');
  const added = `<script type="application/json" id="${optionsId}">${JSON.stringify(options)}</script><script type="module" src="/${entry}"></script>`;
  await page.route(
    (url) => url.hostname === '127.0.0.1',
    async (route) => {
      const request = route.request();
      // A playground runs in its own document, which has none of it.
      if (request.resourceType() !== 'document' || request.frame() !== page.mainFrame()) {
        return route.fallback();
      }
      const response = await route.fetch();
      const html = await response.text();
      const { analytics, scripts: thirdPartyScripts } = options;
      const headers = headersFor(response.headers(), { analytics, thirdPartyScripts });
      if (analytics?.visualTagging) headers['cross-origin-opener-policy'] = 'unsafe-none';
      const body = html.replace('</body>', `${added}</body>`);
      return route.fulfill({ response, headers, body });
    },
  );
}

interface Fixtures {
  readonly collector: Collector;
}

/** A test with a collector that takes what the browser sends to the vendor. */
export const test = base.extend<Fixtures>({
  collector: [
    async ({ context }, use) => {
      const collector = new Collector();
      await collector.start();
      await context.route(vendorHosts, async (route) => {
        const request = route.request();
        const response = await fetch(collector.url, {
          method: request.method(),
          headers: { 'x-original-url': request.url(), 'content-type': 'application/json' },
          body: request.postData(),
        });
        await route.fulfill({
          status: response.status,
          headers: Object.fromEntries(response.headers),
          body: await response.text(),
        });
      });
      await use(collector);
      // What the browser sends last still needs the collector.
      await context.unrouteAll({ behavior: 'wait' });
      collector.stop();
      if (collector.refused.length > 0) {
        throw new Error(`The collector rejected: ${collector.refused.join('\n')}`);
      }
    },
    { auto: true },
  ],
});

/** Opens a page with its own clock, and waits until analytics runs on it. */
export async function open(page: Page, address: string) {
  await page.clock.install();
  await page.goto(address);
  await started(page);
}

/** Waits until the SDK has the event of the page that shows. */
export async function started(page: Page) {
  await page.waitForFunction(
    (key) => /Page Viewed|Path Not Found/.test(localStorage.getItem(key) ?? ''),
    storageKeys(apiKey).unsent,
  );
}

/** Lets the time pass after which the SDK sends what it has collected, until the collector has it. */
export async function collect(page: Page, collector: Collector, type: string, count = 1) {
  await expect
    .poll(
      async () => {
        await page.clock.fastForward(10_500);
        return collector.of(type).length;
      },
      { message: `events of the type ${type}`, intervals: [200] },
    )
    .toBe(count);
}

/** Goes to another page of the same visit; what was counted is sent before, not by a beacon. */
export async function visit(page: Page, address: string, referer?: string) {
  await expect
    .poll(
      async () => {
        await page.clock.fastForward(10_500);
        return unsent(page);
      },
      { intervals: [200] },
    )
    .toBe(0);
  await page.goto(address, referer ? { referer } : {});
  await started(page);
}

/** How many events the browser keeps. */
export const unsent = (page: Page): Promise<number> =>
  page.evaluate(
    (key) => JSON.parse(localStorage.getItem(key) ?? '[]').length,
    storageKeys(apiKey).unsent,
  );
