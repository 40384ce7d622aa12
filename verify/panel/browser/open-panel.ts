import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { PanelCms } from '../cms/start.ts';
import { moveClock } from './move-clock.ts';
import { quietPanel } from './quiet-panel.ts';
import { Settling } from './settle.ts';

/**
 * How far the panel's clock is ahead of that of the CMS, which is still, in milliseconds: what a
 * procedure has just saved is "1 minute ago", however long the procedure takes.
 */
const AHEAD = 60_000;

/** How long an action waits until it can be done, in milliseconds. */
const PATIENCE = 12_000;

export interface WindowSize {
  width: number;
  height: number;
}

/** The home page of the panel in its own browser, signed in. */
export interface OpenPanel {
  readonly page: Page;
  readonly settling: Settling;
  /** Address of the panel, without a slash at its end. */
  readonly url: string;
  /** The texts of the messages that the panel has shown since the page was loaded. */
  messages(): Promise<string[]>;
  close(): Promise<void>;
}

/** Opens the panel with nothing left from another procedure, at the time of the CMS. */
export async function openPanel(
  browser: Browser,
  cms: PanelCms,
  { token, window }: { token: string; window: WindowSize },
): Promise<OpenPanel> {
  const context = await browser.newContext({
    viewport: window,
    deviceScaleFactor: 2,
    reducedMotion: 'reduce',
    colorScheme: 'light',
    locale: 'en-US',
    timezoneId: 'UTC',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await context.addInitScript(moveClock, cms.golden.now + AHEAD);
  await context.addInitScript(quietPanel);
  await context.addCookies([{ name: 'jwtToken', value: token, url: `${cms.baseUrl}/admin` }]);
  await refuseOtherHosts(context, cms.baseUrl);
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  const settling = new Settling(page, () => cms.ready());
  const url = `${cms.baseUrl}/admin`;
  await page.goto(url);
  await page.getByRole('navigation').first().waitFor();
  await settling.settle();
  return {
    page,
    settling,
    url,
    messages: () =>
      page.evaluate(() => (window as unknown as { shownMessages?: string[] }).shownMessages ?? []),
    close: () => context.close(),
  };
}

/** The panel asks its vendor for news; what it shows must not depend on the answer. */
async function refuseOtherHosts(context: BrowserContext, baseUrl: string): Promise<void> {
  await context.route(
    (address) => /^https?:$/.test(address.protocol) && address.origin !== baseUrl,
    (route) => route.abort(),
  );
}
