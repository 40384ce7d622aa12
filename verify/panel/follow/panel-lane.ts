import type { Browser } from '@playwright/test';
import type { SharedBrowser } from '../browser/browser.ts';
import type { ProjectFiles } from '../build/ensure-panel.ts';
import { type PanelCms, startPanelCms } from '../cms/start.ts';

/** The CMS with its panel that one procedure after the other uses; it boots when the first needs it. */
export class PanelLane {
  readonly #name: string;
  readonly #browser: SharedBrowser;
  #shared: Promise<PanelCms> | undefined;

  /**
   * @param name tells the copies of the project apart when lanes run side by side
   * @param browser the browser, which all lanes share
   */
  constructor(name: string, browser: SharedBrowser) {
    this.#name = name;
    this.#browser = browser;
  }

  browser(): Promise<Browser> {
    return this.#browser.start();
  }

  /** Hands over the CMS for one procedure; one with other files or schemas gets its own. */
  async withCms<Result>(
    { files, develop }: { files: ProjectFiles; develop: boolean },
    action: (cms: PanelCms) => Promise<Result>,
  ): Promise<Result> {
    if (files.size === 0 && !develop) {
      this.#shared ??= startPanelCms({ name: `${this.#name}-panel`, files, develop });
      return action(await this.#shared);
    }
    const cms = await startPanelCms({ name: `${this.#name}-panel-own`, files, develop });
    try {
      return await action(cms);
    } finally {
      await cms.stop();
    }
  }

  async stop(): Promise<void> {
    await (await this.#shared?.catch(() => undefined))?.stop();
  }
}
