import { expect, type Page } from '../../test.ts';
import type { Fault } from '../fault.ts';
import { colorSwitch, expectReadable, filters, follow, search } from '../reader.ts';

/** A page reads, changes its colors, finds something, and leads on. */
async function expectWorks(page: Page): Promise<void> {
  await expectReadable(page);
  await colorSwitch(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await search(page, 'quick start');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await follow(page, '/cms/quick-start');
  await expect(page).toHaveURL('/cms/quick-start');
}

const browser = (fault: string, run: () => void, more: Partial<Fault> = {}): Fault => ({
  fault: `the browser ${fault}`,
  reader: 'a page that works',
  path: filters,
  injection: { kind: 'browser', run },
  proof: expectWorks,
  ...more,
});

/** What a browser may lack, reject, change or keep from another time. */
export const browsers: readonly Fault[] = [
  {
    fault: 'the browser translates the page before anything is touched',
    reader: 'controls that work at the first click',
    path: filters,
    injection: { kind: 'none' },
    proof: async (page) => {
      await page.evaluate(() => {
        const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const found: Text[] = [];
        for (let at = texts.nextNode(); at; at = texts.nextNode()) found.push(at as Text);
        const shown = ({ data, parentElement }: Text) =>
          data.trim() !== '' && parentElement?.closest('script,style') === null;
        for (const text of found.filter(shown)) {
          const [around, inside] = [document.createElement('font'), document.createElement('font')];
          text.replaceWith(around);
          around.append(inside);
          inside.append(text);
        }
      });
      // A click without a pointer before it: nothing has woken the island.
      await page.locator('[data-search-box]').evaluate((box: HTMLElement) => box.click());
      await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
    },
  },
  browser('rejects storage', () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Forbidden', 'SecurityError');
        },
      });
    }
  }),
  browser('has no room in its storage', () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
  }),
  ...[
    ['theme', 'purple'],
    ['docs-search-recent', '{'],
    ['docs-search-recent', '[1,null,{"url":7}]'],
    ['docs-search-favorite', '{"a":1}'],
    ['docs-preferred-version-default', '0'],
    ['docusaurus.announcement.dismiss', '[]'],
    ['docs-fonts', '"]{}'],
    ['docusaurus.tab."]{}', '"]{}'],
    ['docs-sidebar-hidden', 'null'],
  ].map(
    ([key = '', value = '']): Fault => ({
      fault: `the browser keeps ${value} as ${key}`,
      reader: 'a page that works',
      path: filters,
      injection: { kind: 'none' },
      addsScripts: true,
      prepare: (page) =>
        page.addInitScript(
          ([name = '', text = '']) => localStorage.setItem(name, text),
          [key, value],
        ),
      proof: async (page) => {
        await expectReadable(page);
        await search(page, '');
        await expect(page.getByRole('combobox')).toBeFocused();
      },
    }),
  ),
  browser('lacks requestIdleCallback', () => Reflect.deleteProperty(window, 'requestIdleCallback')),
  browser('lacks URL.parse', () => Reflect.deleteProperty(URL, 'parse')),
  browser('lacks stylesheets made by scripts', () => {
    Reflect.deleteProperty(document, 'adoptedStyleSheets');
    Reflect.deleteProperty(window, 'CSSStyleSheet');
  }),
  browser('says nothing of its connection', () =>
    Object.defineProperty(navigator, 'connection', { value: undefined }),
  ),
  browser(
    'has no history to write to',
    () => {
      let left = 3;
      const replace = history.replaceState.bind(history);
      history.replaceState = (...state) => {
        left -= 1;
        if (left < 0) throw new DOMException('Too many calls', 'SecurityError');
        replace(...state);
      };
    },
    { proof: expectReadable },
  ),
];
