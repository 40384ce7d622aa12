import type { Browser, BrowserContextOptions, Cookie, Page } from '@playwright/test';
import { quietPanel } from './quiet-panel.ts';
import { Settling } from './settle.ts';

/** A page of the panel in its own browser, with nothing left from another one. */
export interface OpenPanel {
  readonly page: Page;
  readonly settling: Settling;
  /** Address of the panel, without a slash at its end. */
  readonly url: string;
  /** The texts of the messages that the panel has shown since the page was loaded. */
  messages(): Promise<string[]>;
  cookies(): Promise<Cookie[]>;
  close(): Promise<void>;
}

interface PanelOptions {
  readonly window: { width: number; height: number };
  /** How long an action waits until it can be done, in milliseconds. */
  readonly patience: number;
  readonly cookies: readonly Pick<Cookie, 'name' | 'value' | 'path'>[];
  readonly more?: BrowserContextOptions;
  /** Runs in the panel before its own code. */
  readonly init?: [run: (value: number) => void, value: number];
  /** Waits for a CMS that is starting again, and says whether it had to. */
  ready(): Promise<boolean>;
}

/** Opens the panel of a CMS. */
export async function openPanel(
  browser: Browser,
  baseUrl: string,
  { window, patience, cookies, more, init, ready }: PanelOptions,
): Promise<OpenPanel> {
  const context = await browser.newContext({
    viewport: window,
    reducedMotion: 'reduce',
    locale: 'en-US',
    permissions: ['clipboard-read', 'clipboard-write'],
    ...more,
  });
  if (init) await context.addInitScript(...init);
  await context.addInitScript(quietPanel);
  await context.addCookies(cookies.map((cookie) => ({ ...cookie, domain: '127.0.0.1' })));
  // The panel asks its vendor for news; what it shows must not depend on the answer.
  await context.route(
    (address) => /^https?:$/.test(address.protocol) && address.origin !== baseUrl,
    (route) => route.abort(),
  );
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  const settling = new Settling(page, ready);
  const url = `${baseUrl}/admin`;
  await page.goto(url);
  await settling.settle();
  return {
    page,
    settling,
    url,
    messages: () =>
      page.evaluate(() => (window as unknown as { shownMessages?: string[] }).shownMessages ?? []),
    cookies: () => context.cookies(),
    close: () => context.close(),
  };
}
