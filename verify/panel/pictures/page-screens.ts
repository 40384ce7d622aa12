import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Screen } from '../../../src/markdown/verifiable/verifiable.ts';
import { projectRoot } from '../../src/paths.ts';
import { PanelError } from '../actions/panel-error.ts';
import type { OpenPanel } from '../browser/open-panel.ts';
import type { TakeScreen } from '../follow/follow.ts';
import { quoted } from '../labels/nearest.ts';
import { areaOf, type Shown } from './area.ts';
import { differ } from './differ.ts';
import { encode, HEAVIEST } from './encode.ts';

/** Where the site has the pictures, from the project root. */
const screenFolder = 'public/images/screens';

const modes = ['light', 'dark'] as const;

/** The pictures of one page: which were taken, and which of their files changed. */
export class PageScreens {
  readonly #screens: readonly Screen[];
  readonly #write: boolean;
  readonly #taken = new Set<string>();
  /** Files that were written, from the project root. */
  readonly changed: string[] = [];

  /** @param write whether files are written; otherwise each picture is only looked for */
  constructor(screens: readonly Screen[], write: boolean) {
    this.#screens = screens;
    this.#write = write;
  }

  /** What `screen()` does in an open panel. */
  readonly in =
    (panel: OpenPanel): TakeScreen =>
    async (name, options, finder) => {
      if (!this.#screens.some((screen) => screen.name === name))
        throw new PanelError(
          `The scene takes the picture "${name}", but the page has no ::screen{name="${name}"}. It has ${quoted(this.#screens.map((screen) => screen.name)) || 'none'}.`,
        );
      const { around } = options;
      const shown: Shown[] = [];
      for (const label of typeof around === 'string' ? [around] : around)
        shown.push({ label, element: await finder.shown(label) });
      this.#taken.add(name);
      if (!this.#write) return;

      const { page, settling } = panel;
      const window = page.viewportSize();
      const showsMessage = (await Promise.all(shown.map(isMessage))).some(Boolean);
      const style = showsMessage ? withoutTooltips : withoutMessages + withoutTooltips;
      await page.mouse.move(0, 0);
      for (const mode of modes) {
        await page.emulateMedia({ colorScheme: mode });
        await settling.settle();
        const clip = await areaOf(page, settling, shown, options);
        const png = await page.screenshot({ clip, style, animations: 'disabled' });
        await this.#keep(`${screenFolder}/${name}-${mode}.webp`, png);
      }
      await page.emulateMedia({ colorScheme: 'light' });
      if (window) await page.setViewportSize(window);
      await settling.settle();
    };

  /** The pictures on the page that no procedure has taken. */
  missing(): Screen[] {
    return this.#screens.filter(({ name }) => !this.#taken.has(name));
  }

  /** Writes a picture if it looks different from the one that is there. */
  async #keep(file: string, png: Buffer): Promise<void> {
    const picture = await encode(png);
    if (!picture)
      throw new PanelError(
        `The picture ${file} is heavier than ${HEAVIEST / 1024} KB. Show less of the panel.`,
      );
    const absolute = path.join(projectRoot, file);
    if (existsSync(absolute) && !(await differ(readFileSync(absolute), picture))) return;
    mkdirSync(path.dirname(absolute), { recursive: true });
    writeFileSync(absolute, picture);
    this.changed.push(file);
  }
}

/** Messages come and go; only a picture around one shows it. */
const withoutMessages = '[data-sonner-toaster] { visibility: hidden !important; }';

/** The panel also names the button that was clicked last. */
const withoutTooltips =
  '[data-radix-popper-content-wrapper]:has([role="tooltip"]) { visibility: hidden !important; }';

function isMessage({ element }: Shown): Promise<boolean> {
  return element.evaluate((part) => part.closest('[data-sonner-toaster]') !== null);
}
