import path from 'node:path';
import type { Browser } from '@playwright/test';
import type { Procedure, Step } from '../../../src/markdown/verifiable/verifiable.ts';
import { actionsFor } from '../../panel/actions/actions.ts';
import { LabelUse } from '../../panel/actions/label-use.ts';
import { type OpenPanel, openPanel } from '../../panel/browser/open-panel.ts';
import type { CmsHandle } from '../../panel/cms/handle.ts';
import { loadScene } from '../../panel/page/load-scene.ts';
import type { Scene } from '../../panel/scene.ts';
import { messageOf } from '../message-of.ts';
import { cacheRoot, verifyRoot } from '../paths.ts';
import { lastLines } from '../shell/running.ts';
import { JourneyError } from './failure.ts';
import type { Reader } from './reader.ts';
import type { Server } from './server.ts';

/** The admin panel of the reader's project, in a browser that stays open while a page is followed. */
export class JourneyPanel {
  readonly #reader: Reader;
  readonly #server: Server;
  readonly #browser: () => Promise<Browser>;
  #opened: OpenPanel | undefined;

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
    const { page, url, ...opened } = await this.#open();
    const use = new LabelUse(step);
    const screen = (): Promise<void> => Promise.resolve();
    try {
      await action(actionsFor({ ...opened, page, use, cms: noShortcuts, panelUrl: url, screen }));
    } catch (error) {
      const [message] = messageOf(error).split('\n');
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
    this.#reader.memory.cookies = await this.#opened.cookies();
    await this.#opened.close();
    this.#opened = undefined;
  }

  async #open(): Promise<OpenPanel> {
    const address = await this.#server.url();
    if (this.#opened?.url === `${address}/admin`) return this.#opened;
    await this.close();
    const { cookies, clipboard } = this.#reader.memory;
    this.#opened = await openPanel(await this.#browser(), address, {
      window: { width: 1280, height: 1100 },
      patience: 30_000,
      cookies: cookies.map(({ name, value, path }) => ({ name, value, path })),
      ready: () => this.#server.ready(),
    });
    if (clipboard)
      await this.#opened.page.evaluate((text) => navigator.clipboard.writeText(text), clipboard);
    return this.#opened;
  }
}

/** A reader has nothing but the panel. */
const refuse = (): Promise<never> =>
  Promise.reject(new JourneyError('The scene of a journey can only use the panel.'));
const noShortcuts: CmsHandle = { baseUrl: '', request: refuse, run: refuse };
