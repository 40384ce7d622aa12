import type { Page, Request } from '@playwright/test';

/** How long nothing must be loading and changing before the panel counts as drawn, in milliseconds. */
const QUIET = 150;
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
    // A page that is being left has no clock.
    await this.#page.evaluate(rewindClock).catch(() => undefined);
  }

  async #quiet(): Promise<void> {
    const end = performance.now() + LONGEST;
    while (performance.now() < end) {
      const pause = performance.now() - this.#lastChange;
      if (this.#pending.size > 0 || pause < QUIET) {
        await this.#page.waitForTimeout(30);
        continue;
      }
      const seen = this.#lastChange;
      // A page that is being left draws nothing more.
      await this.#page.evaluate(drawn, QUIET).catch(() => undefined);
      // What was drawn may ask for more.
      if (this.#pending.size === 0 && this.#lastChange === seen) return;
    }
  }
}

/** Runs in the panel: waits until nothing changes for a moment and the browser has nothing to do. */
function drawn(quiet: number): Promise<void> {
  return new Promise((resolve) => {
    const finish = (): void => {
      observer.disconnect();
      requestIdleCallback(() => resolve(), { timeout: 2000 });
    };
    let timer = setTimeout(finish, quiet);
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(finish, quiet);
    });
    observer.observe(document, { childList: true, subtree: true, attributes: true });
    // Something may move forever.
    setTimeout(finish, 3000);
  });
}

/** Runs in the panel; see `move-clock.ts`. */
function rewindClock(): void {
  (window as unknown as { rewindClock?: () => void }).rewindClock?.();
}
