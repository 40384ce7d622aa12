import { createHash } from 'node:crypto';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium, type Page } from '@playwright/test';
import { ensureChromium } from '../scripts/find-chromium.ts';
import { createSiteServer, listen } from '../scripts/serve-site.ts';
import { rulesReader } from '../src/hosting/rules.ts';
import { shiftOf, watchShifts } from '../tests/layout-shift.ts';

/** What a browser fetches for a page before its `load` event. */
export interface PageCost {
  /** Bytes of HTML, CSS and JavaScript as brotli sends them. */
  readonly text: number;
  /** Bytes of JavaScript alone, as brotli sends it; without what is written into the page. */
  readonly script: number;
  /** Bytes of both font families, whether the page waited for them or not. */
  readonly fonts: number;
  readonly requests: number;
  /** Requests to any other host. */
  readonly thirdParty: number;
  /** Cumulative layout shift, until nothing is loading anymore. */
  readonly shift: number;
}

/** Opens a page of a finished site in Chromium on a desktop screen, with an empty cache. */
export async function measurePage(root: string, address: string): Promise<PageCost> {
  const server = createSiteServer(path.join(root, 'dist'), rulesReader(root));
  const origin = `http://127.0.0.1:${await listen(server, 4400)}`;
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    return await measure(
      await browser.newPage({ viewport: { width: 1440, height: 900 } }),
      origin,
      address,
    );
  } finally {
    await browser.close();
    server.close();
  }
}

async function measure(page: Page, origin: string, address: string): Promise<PageCost> {
  await watchShifts(page);
  let loaded = false;
  page.on('load', () => {
    loaded = true;
  });
  const requests: {
    readonly type: string;
    readonly url: string;
    readonly early: boolean;
    readonly body: Promise<Buffer>;
  }[] = [];
  page.on('response', (response) => {
    const request = response.request();
    const body = response.body().catch(() => Buffer.from(''));
    requests.push({ type: request.resourceType(), url: request.url(), early: !loaded, body });
  });
  await page.goto(`${origin}${address}`, { waitUntil: 'load' });
  await page.waitForLoadState('networkidle');
  const shift = await shiftOf(page);

  const early = requests.filter((request) => request.early);
  const bytes = async (types: readonly string[], size: (body: Buffer) => number) => {
    const bodies = early.filter(({ type }) => types.includes(type)).map(({ body }) => body);
    return (await Promise.all(bodies)).reduce((sum, body) => sum + size(body), 0);
  };
  const brotli = (body: Buffer) => brotliCompressSync(body).length;
  return {
    text: await bytes(['document', 'stylesheet', 'script'], brotli),
    script: await bytes(['script'], brotli),
    fonts: await fontBytes(page, origin),
    requests: early.length,
    thirdParty: requests.filter(({ url }) => !url.startsWith(origin) && !url.startsWith('data:'))
      .length,
    shift,
  };
}

/** A font is compressed already, and one that a slow network leaves out counts all the same. */
async function fontBytes(page: Page, origin: string): Promise<number> {
  const urls = await page.evaluate(() =>
    [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter((rule) => rule instanceof CSSFontFaceRule)
      .flatMap((rule) => /url\("([^"]+)"\)/.exec(rule.style.getPropertyValue('src'))?.[1] ?? []),
  );
  const bodies = new Map<string, number>();
  for (const url of urls) {
    const body = await (await page.request.get(new URL(url, origin).href)).body();
    bodies.set(createHash('sha256').update(body).digest('hex'), body.length);
  }
  return [...bodies.values()].reduce((sum, size) => sum + size, 0);
}
