import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { Procedure, Step } from '../../../src/markdown/verifiable/verifiable.ts';
import { actionsFor } from '../../panel/actions/actions.ts';
import { LabelUse } from '../../panel/actions/label-use.ts';
import { quietPanel } from '../../panel/browser/quiet-panel.ts';
import { Settling } from '../../panel/browser/settle.ts';
import type { CmsHandle } from '../../panel/cms/handle.ts';
import { loadScene } from '../../panel/page/load-scene.ts';
import type { Scene } from '../../panel/scene.ts';
import { cacheRoot, verifyRoot } from '../paths.ts';
import { JourneyError } from './failure.ts';
import { lastLines } from './program.ts';
import type { Reader } from './reader.ts';
import type { Server } from './server.ts';

/** The admin panel of the reader's project, in a browser that stays open while a page is followed. */
export class JourneyPanel {
  readonly #reader: Reader;
  readonly #server: Server;
  readonly #browser: () => Promise<Browser>;
  #opened: { page: Page; settling: Settling; url: string } | undefined;

  constructor(reader: Reader, server: Server, browser: () => Promise<Browser>) {
    this.#reader = reader;
    this.#server = server;
    this.#browser = browser;
  }

  /** Follows one step by the function that the scene has for it. */
  async follow(name: string, procedure: Procedure, step: Step, index: number): Promise<void> {
    // A step without labels happens elsewhere, such as in the terminal.
    if (step.labels.length === 0) return;
    const scene: Scene = await loadScene(name);
    const entry = scene[procedure.id];
    if (!entry || !('steps' in entry))
      throw new JourneyError(`The scene “${name}” has no entry "${procedure.id}".`);
    const action = entry.steps[index];
    if (!action || entry.steps.length !== procedure.steps.length)
      throw new JourneyError(
        `The scene “${name}” needs ${procedure.steps.length} functions for "${procedure.id}".`,
      );
    this.#reader.memory.counts.steps += 1;
    const { page, settling, url } = await this.#open();
    const use = new LabelUse(step);
    const messages = (): Promise<string[]> =>
      page.evaluate(() => (window as unknown as { shownMessages?: string[] }).shownMessages ?? []);
    const screen = (): Promise<void> => Promise.resolve();
    try {
      await action(
        actionsFor({ page, settling, use, cms: noShortcuts, panelUrl: url, messages, screen }),
      );
    } catch (error) {
      const message = error instanceof Error ? error.message.split('\n')[0] : String(error);
      const picture = path.join(cacheRoot, 'panel-failures', `journey-${procedure.id}.png`);
      await page.screenshot({ path: picture }).catch(() => undefined);
      throw new JourneyError(
        `The step “${step.title}” can't be followed: ${message} (The panel then: ${path.relative(verifyRoot, picture)}; the server: ${lastLines(this.#server.printed)})`,
        step,
      );
    }
    const unused = use.unused();
    if (unused.length > 0)
      throw new JourneyError(`The scene “${name}” doesn't use ${unused.join(', ')}.`, step);
    this.#reader.memory.clipboard = await page.evaluate(() => navigator.clipboard.readText());
  }

  async close(): Promise<void> {
    if (!this.#opened) return;
    const context = this.#opened.page.context();
    this.#reader.memory.cookies = (await context.cookies()).map(({ name, value, path }) => ({
      name,
      value,
      path,
    }));
    await context.close();
    this.#opened = undefined;
  }

  async #open(): Promise<{ page: Page; settling: Settling; url: string }> {
    const address = await this.#server.url();
    const url = `${address}/admin`;
    if (this.#opened?.url === url) return this.#opened;
    await this.close();
    const context = await (await this.#browser()).newContext({
      viewport: { width: 1280, height: 1100 },
      reducedMotion: 'reduce',
      locale: 'en-US',
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await context.addInitScript(quietPanel);
    const { cookies, clipboard } = this.#reader.memory;
    await context.addCookies(
      cookies.map(({ name, value, path }) => ({ name, value, domain: '127.0.0.1', path })),
    );
    await context.route(
      (at) => /^https?:$/.test(at.protocol) && at.origin !== address,
      (route) => route.abort(),
    );
    const page = await context.newPage();
    page.setDefaultTimeout(30_000);
    const settling = new Settling(page, () => this.#server.ready());
    await page.goto(url);
    await settling.settle();
    if (clipboard) await page.evaluate((text) => navigator.clipboard.writeText(text), clipboard);
    this.#opened = { page, settling, url };
    return this.#opened;
  }
}

/** A reader has nothing but the panel. */
const refuse = (): Promise<never> =>
  Promise.reject(new JourneyError('The scene of a journey can only use the panel.'));
const noShortcuts: CmsHandle = { baseUrl: '', request: refuse, run: refuse };
