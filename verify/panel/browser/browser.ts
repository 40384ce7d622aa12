import type { Browser } from '@playwright/test';
import { chromium } from '@playwright/test';
import { findChromium } from '../../../scripts/find-chromium.ts';

/** Starts Chromium without a window. @throws Error if there is none on this machine */
export async function startBrowser(): Promise<Browser> {
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
