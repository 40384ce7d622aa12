import { type Browser, chromium } from '@playwright/test';
import { ensureChromium } from '../../../scripts/find-chromium.ts';

/** The browser that all lanes share; it starts when the first needs it, and again if it crashed. */
export class SharedBrowser {
  #browser: Promise<Browser> | undefined;

  /** @throws Error if there is no Chromium on this machine, and none can be installed */
  async start(): Promise<Browser> {
    const known = await this.#browser;
    if (known && !known.isConnected()) this.#browser = undefined;
    this.#browser ??= startBrowser();
    return this.#browser;
  }

  async stop(): Promise<void> {
    await (await this.#browser?.catch(() => undefined))?.close();
  }
}

async function startBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: ensureChromium(),
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
