import type { Page } from '../test.ts';

/** What is wrong before the page is opened. */
export type Injection =
  | { readonly kind: 'none' }
  /** Requests break off, as without a connection. */
  | { readonly kind: 'lost'; readonly files: RegExp }
  /** Requests are never answered. */
  | { readonly kind: 'hangs'; readonly files: RegExp }
  /** The server answers something else. */
  | {
      readonly kind: 'answered';
      readonly files: RegExp;
      readonly status?: number;
      readonly type?: string;
      readonly body?: string;
      readonly location?: string;
    }
  /** The file comes changed. */
  | {
      readonly kind: 'changed';
      readonly files: RegExp;
      readonly edit: (text: string) => string;
    }
  /** What the browser lacks or keeps: runs before every script of the page. */
  | { readonly kind: 'browser'; readonly run: () => void };

/** One row of the table: a fault, what the reader sees then, and the proof. */
export interface Fault {
  readonly fault: string;
  /** What the reader sees, or can still do. */
  readonly reader: string;
  /** Address of the page that the reader opens; nobody opens one to ask the server for something. */
  readonly path?: string;
  readonly injection: Injection;
  /** Configures the page, before the fault. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** Whether `prepare` adds a script to each document of the window, which nothing takes away. */
  readonly addsScripts?: boolean;
  /**
   * Does what a reader does, and expects what they see.
   * @param repair takes the fault away again
   */
  readonly proof: (page: Page, repair: () => Promise<void>) => Promise<void>;
  /**
   * How often the browser loads a document meanwhile, once by default: a fault reloads nothing by itself.
   * Where other sites load some as well, it can be `any`.
   */
  readonly loads?: number | 'any';
  readonly viewport?: { readonly width: number; readonly height: number };
  /** Whether something else changed islands, so that React says that it made them again. */
  readonly remakes?: boolean;
  /** What the content policy is to block. */
  readonly blocks?: RegExp;
}

/**
 * Puts a fault in place.
 * @returns what takes it away again
 */
export async function inject(page: Page, injection: Injection): Promise<() => Promise<void>> {
  switch (injection.kind) {
    case 'none':
      return async () => {};
    case 'browser':
      await page.addInitScript(injection.run);
      return async () => {};
    case 'lost':
      await page.route(injection.files, (route) => route.abort());
      break;
    case 'hangs':
      await page.route(injection.files, () => {});
      break;
    case 'answered': {
      const { status = 200, type = 'text/html', body = '', location } = injection;
      await page.route(injection.files, (route) =>
        route.fulfill({
          status,
          contentType: type,
          body,
          ...(location && { headers: { location } }),
        }),
      );
      break;
    }
    case 'changed':
      await page.route(injection.files, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: injection.edit(await response.text()) });
      });
  }
  const { files } = injection;
  return () => page.unroute(files);
}
