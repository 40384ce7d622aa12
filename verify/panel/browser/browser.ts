import type { Browser } from '@playwright/test';
import { chromium } from '@playwright/test';
import { findChromium } from '../../../scripts/find-chromium.ts';

/** The browser that all lanes share; it starts when the first needs it. */
export class SharedBrowser {
  #browser: Promise<Browser> | undefined;

  /** @throws Error if there is no Chromium on this machine */
  start(): Promise<Browser> {
    this.#browser ??= startBrowser();
    return this.#browser;
  }

  async stop(): Promise<void> {
    await (await this.#browser?.catch(() => undefined))?.close();
  }
}

async function startBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath)
    throw new Error(
      'The procedures need Chromium: run "npx playwright install --with-deps chromium", or set CHROMIUM_PATH.',
    );
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // The same letters on every machine.
      '--font-render-hinting=none',
      '--disable-lcd-text',
      '--force-color-profile=srgb',
    ],
  });
}
