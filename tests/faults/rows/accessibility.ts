import { expect, type Page } from '../../test.ts';
import type { Fault } from '../fault.ts';
import { filters, gallery, header } from '../reader.ts';

const none = { kind: 'none' } as const;
const phone = { width: 320, height: 700 };
const cli = '/cms/installation/cli';

/** What makes the page scroll sideways. */
const sideways = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map(({ outerHTML }) => outerHTML.slice(0, 80));
  });

const fits = (fault: string, path: string, change: () => void, viewport = phone): Fault => ({
  fault: `${fault}, on ${path}`,
  reader: 'nothing is cut off, and nothing scrolls sideways',
  path,
  injection: none,
  viewport,
  proof: async (page) => {
    await page.evaluate(change);
    await expect.poll(() => sideways(page)).toEqual([]);
    for (const name of ['Open menu', 'Switch to dark mode']) {
      const box = await header(page).getByRole('button', { name }).boundingBox();
      expect(box?.width, name).toBeGreaterThanOrEqual(24);
      expect((box?.x ?? 0) + (box?.width ?? 0), name).toBeLessThanOrEqual(viewport.width);
    }
  },
});

/** The spacing that readers may set (WCAG 2.2, 1.4.12). */
function spaceText(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-block-end: 2em !important; }',
  );
  document.adoptedStyleSheets.push(sheet);
}

const doubleRoot = () => {
  document.documentElement.style.fontSize = '200%';
};

/** No such name has a place to break. */
function nameInCode(): void {
  const titles = document.querySelectorAll('h1, article h2, a[rel=next], a[rel=prev]');
  for (const title of titles)
    title.append(' injectContentManagerComponentOfThePluginInTheAdminPanel()');
}

/** Targets have 24 pixels in both directions (WCAG 2.2, 2.5.8). */
const target = (what: string, path: string, selector: string): Fault => ({
  fault: `a finger wants ${what}`,
  reader: 'a target of 24 pixels',
  path,
  injection: none,
  viewport: phone,
  proof: async (page) => {
    const boxes = await page.locator(selector).evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility())
        .map((one) => one.getBoundingClientRect())
        .map(({ width, height }) => Math.min(width, height)),
    );
    expect(boxes.length).toBeGreaterThan(0);
    expect(Math.min(...boxes)).toBeGreaterThanOrEqual(24);
  },
});

/** What the system's own colors mark, as an outline or a border that others don't have. */
const marked = (what: string, path: string, selector: string, other: string): Fault => ({
  fault: `the system chooses the colors, and ${what} is looked for`,
  reader: 'a mark that does not depend on colors',
  path,
  injection: none,
  prepare: (page) => page.emulateMedia({ forcedColors: 'active' }),
  proof: async (page) => {
    const mark = (place: string) =>
      page
        .locator(place)
        .first()
        .evaluate((element) => {
          const style = getComputedStyle(element);
          return [
            style.outlineStyle,
            style.borderBlockEndStyle,
            style.borderInlineStartStyle,
            style.borderBlockEndColor,
            style.borderInlineStartColor,
            style.textDecorationLine,
            style.fontWeight,
            style.backgroundColor,
          ].join();
        });
    await expect(page.locator(selector).first()).toBeAttached();
    expect(await mark(selector)).not.toBe(await mark(other));
  },
});

/** What readers with other screens, fingers, fonts and colors find. */
export const accessibility: readonly Fault[] = [
  ...['/', filters, gallery].flatMap((path) => [
    fits('the window is 320 pixels wide', path, () => undefined),
    fits('the root font is twice as large', path, doubleRoot, { width: 640, height: 700 }),
    fits('texts are spaced as WCAG allows', path, spaceText),
  ]),
  ...[phone, { width: 390, height: 844 }].map((viewport) =>
    fits(
      `titles are names as long as code has them, and ${viewport.width} pixels are there`,
      filters,
      nameInCode,
      viewport,
    ),
  ),
  ...['/', filters, gallery].map((path) =>
    fits('the page is read from right to left', path, () => {
      document.documentElement.dir = 'rtl';
    }),
  ),
  target('a link in a tree', gallery, '[aria-label="Your project"] a'),
  target('the way home in the breadcrumbs', filters, 'nav[aria-label="Breadcrumbs"] a'),
  target('a box of a checklist', gallery, '[data-checklist] input'),
  target('a folder of a tree', gallery, '[data-tree] summary, figure summary'),
  target('a tab', cli, '[role=tab]'),
  {
    fault: 'a table is read aloud',
    reader: 'a name for each column',
    path: gallery,
    injection: none,
    proof: async (page) => {
      const empty = await page
        .locator('th')
        .evaluateAll((all) => all.filter((th) => !th.textContent?.trim()).length);
      expect(empty).toBe(0);
    },
  },
  marked(
    'the selected tab',
    cli,
    '[role=tab][aria-selected=true]',
    '[role=tab][aria-selected=false]',
  ),
  marked(
    'the current page',
    filters,
    '#site-menu a[aria-current=page]',
    '#site-menu a[href]:not([aria-current], [data-group])',
  ),
  {
    fault: 'the system chooses the colors, and the current heading is looked for',
    reader: 'a mark that does not depend on colors',
    path: filters,
    injection: none,
    prepare: (page) => page.emulateMedia({ forcedColors: 'active' }),
    proof: async (page) => {
      const toc = page.getByRole('navigation', { name: 'On this page' });
      await page.mouse.wheel(0, 800);
      await expect(toc.locator('[aria-current=true]')).toHaveCount(1);
      // The mark goes on while the page still scrolls, so both links are looked at in the same moment.
      const isMarked = () =>
        toc.evaluate((list) => {
          const style = (link: string) => {
            const {
              outlineStyle,
              textDecorationLine,
              borderInlineStartColor,
              borderInlineStartStyle,
            } = getComputedStyle(list.querySelector(link) ?? list);
            return [
              outlineStyle,
              textDecorationLine,
              borderInlineStartColor,
              borderInlineStartStyle,
            ].join();
          };
          return style('a[aria-current=true]') !== style('a:not([aria-current])');
        });
      await expect.poll(isMarked).toBe(true);
    },
  },
  {
    fault: 'the system asks for more contrast',
    reader: 'borders and muted text as strong as text',
    path: filters,
    injection: none,
    prepare: (page) => page.emulateMedia({ contrast: 'more' }),
    proof: async (page) => {
      const color = () =>
        page.evaluate(() =>
          getComputedStyle(document.documentElement).getPropertyValue('--color-text-muted'),
        );
      const more = await color();
      await page.emulateMedia({ contrast: 'no-preference' });
      expect(await color()).not.toBe(more);
    },
  },
  {
    fault: 'a keyboard goes through everything that a page can have',
    reader: 'stops that it can leave, all of them in view',
    path: gallery,
    injection: none,
    proof: async (page) => {
      const bad: string[] = [];
      let before = '';
      for (let stops = 0; ; stops += 1) {
        await page.keyboard.press('Tab');
        const [stop, isInView] = await page.evaluate(() => {
          const { activeElement: at } = document;
          if (!at || at === document.body) return [''];
          const { top, bottom, width } = at.getBoundingClientRect();
          const place = [...document.querySelectorAll('*')].indexOf(at);
          return [
            `${place} ${at.outerHTML.slice(0, 80)}`,
            width > 0 && bottom > 0 && top < innerHeight,
          ];
        });
        if (!stop) {
          expect(stops).toBeGreaterThan(50);
          break;
        }
        // A frame has its own stops.
        if (!isInView || (stop === before && !stop.includes('<iframe'))) bad.push(stop);
        if (bad.length > 5) break;
        before = stop;
      }
      expect(bad).toEqual([]);
    },
  },
  {
    fault: 'a screen reader lists what can be operated',
    reader: 'a name for each',
    path: gallery,
    injection: none,
    proof: async (page) => {
      await page.getByRole('heading', { name: 'Playgrounds' }).scrollIntoViewIfNeeded();
      await expect(page.getByRole('textbox', { name: 'Code' }).first()).toBeVisible();
      const session = await page.context().newCDPSession(page);
      const { nodes } = await session.send('Accessibility.getFullAXTree');
      // A box that scrolls and the main content take the focus, and are read instead of operated.
      const read = ['generic', 'main'];
      const operated = nodes.filter(
        ({ ignored, role, properties }) =>
          !ignored &&
          !read.includes(role?.value) &&
          properties?.some(({ name, value }) => name === 'focusable' && value.value),
      );
      expect(operated.length).toBeGreaterThan(50);
      const unnamed = operated.filter(({ name }) => !name?.value);
      expect(
        unnamed.map(({ role, description }) => `${role?.value} ${description?.value}`),
      ).toEqual([]);
    },
  },
  {
    fault: 'a keyboard goes through the open menu of a phone',
    reader: 'the focus stays inside, and Escape closes it',
    path: filters,
    injection: none,
    viewport: { width: 390, height: 844 },
    proof: async (page) => {
      await header(page).getByRole('button', { name: 'Open menu' }).click();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Shift+Tab');
      expect(
        await page.evaluate(() => {
          const { activeElement, body } = document;
          return activeElement === body || activeElement?.closest('#site-menu') !== null;
        }),
      ).toBe(true);
      await page.keyboard.press('Escape');
      await expect(page.locator('#site-menu')).toBeHidden();
    },
  },
  {
    fault: 'the script of the menu is lost while the menu of a phone is open',
    reader: 'a message over the menu',
    path: filters,
    injection: { kind: 'lost', files: /\/_astro\/control-menu\./ },
    viewport: { width: 390, height: 844 },
    proof: async (page) => {
      await header(page).getByRole('button', { name: 'Open menu' }).click();
      await page.getByRole('button', { name: 'Back to main menu' }).click();
      const message = page.getByRole('alert');
      await expect(message).toBeVisible();
      // It is what a finger there would hit.
      const box = await message.boundingBox();
      const hit = await page.evaluate(
        ([x = 0, y = 0]) => document.elementFromPoint(x, y)?.closest('[role=alert]') !== null,
        [(box?.x ?? 0) + 20, (box?.y ?? 0) + 20],
      );
      expect(hit).toBe(true);
    },
  },
  {
    fault: 'there are no scripts at all',
    reader: 'the text, the links and every panel of tabs',
    path: cli,
    injection: { kind: 'none' },
    prepare: (page) => page.route(/\.js$/, (route) => route.abort()),
    proof: async (page) => {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  },
];
