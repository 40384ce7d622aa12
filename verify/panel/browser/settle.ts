import type { Page, Request } from '@playwright/test';

/** How long nothing must be loading before the panel counts as drawn, in milliseconds. */
const QUIET = 120;
/** After this time, in milliseconds, something loads forever, and the next action has to cope. */
const LONGEST = 10_000;

/** Follows the requests of a page, so that actions and pictures wait until it has loaded. */
export class Settling {
  readonly #page: Page;
  readonly #pending = new Set<Request>();
  #lastChange = performance.now();

  readonly #ready: () => Promise<boolean>;

  /** @param ready waits for a CMS that is starting again, and says whether it had to */
  constructor(page: Page, ready: () => Promise<boolean>) {
    this.#page = page;
    this.#ready = ready;
    page.on('request', (request) => {
      this.#pending.add(request);
      this.#lastChange = performance.now();
    });
    const end = (request: Request): void => {
      this.#pending.delete(request);
      this.#lastChange = performance.now();
    };
    page.on('requestfinished', end);
    page.on('requestfailed', end);
  }

  /** Waits until nothing has been loading for a moment and what has arrived is drawn. */
  async settle(): Promise<void> {
    await this.#quiet();
    if (await this.#ready()) await this.#quiet();
    await this.#page
      .evaluate(
        () =>
          new Promise<void>((resolve) =>
            requestAnimationFrame(() =>
              requestAnimationFrame(() => {
                (window as unknown as { rewindClock?: () => void }).rewindClock?.();
                resolve();
              }),
            ),
          ),
      )
      // A page that is being left draws nothing more.
      .catch(() => undefined);
  }

  async #quiet(): Promise<void> {
    const end = performance.now() + LONGEST;
    while (performance.now() < end) {
      if (this.#pending.size === 0 && performance.now() - this.#lastChange >= QUIET) return;
      await this.#page.waitForTimeout(30);
    }
  }
}
