import { expect, type Locator, type Page } from '../../test.ts';
import type { Fault } from '../fault.ts';
import {
  ask,
  askButton,
  askPanel,
  colorSwitch,
  expectReadable,
  filters,
  follow,
  search,
  searchBox,
} from '../reader.ts';

/** A page reads, changes its colors, finds something, and leads on. */
async function expectWorks(page: Page): Promise<void> {
  await expectReadable(page);
  await colorSwitch(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await search(page, 'quick start');
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
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

/** What Chrome's translation does to each text. */
function translate(): void {
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
}

/** What managers of passwords, checkers of words and dark modes do to a page. */
function addElements(): void {
  document.documentElement.setAttribute('data-added', '');
  document.head.append(document.createElement('added-style'));
  for (const place of document.querySelectorAll('astro-island, astro-island button, body')) {
    place.setAttribute('data-added', '');
    place.prepend(document.createElement('added-element'));
  }
}

/** The controls that each page has, and what shows that they work. */
const touched: readonly (readonly [
  control: string,
  press: (page: Page) => Locator,
  works: (page: Page) => Promise<void>,
])[] = [
  [
    'the search',
    searchBox,
    (page) => expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused(),
  ],
  ['Ask AI', askButton, (page) => expect(askPanel(page)).toBeVisible()],
  [
    'the color switch',
    colorSwitch,
    (page) => expect(page.locator('html')).toHaveAttribute('data-theme', 'dark'),
  ],
  [
    'the announcement',
    (page) => page.getByRole('button', { name: 'Close announcement' }),
    (page) => expect(page.getByRole('complementary', { name: 'Announcement' })).toBeHidden(),
  ],
  [
    'Copy page',
    (page) => page.getByRole('button', { name: 'Copy page' }),
    (page) => expect(page.getByText('The page is on the clipboard as Markdown.')).toBeAttached(),
  ],
];

/** What a browser may lack, reject, change or keep from another time. */
export const browsers: readonly Fault[] = [
  ...touched.flatMap(([control, press, works]): Fault[] =>
    [
      { who: 'the browser translates the page', change: translate },
      { who: 'an extension of the browser adds elements', change: addElements },
    ].map(({ who, change }) => ({
      fault: `${who} before ${control} is touched`,
      reader: 'a control that works at the first click',
      path: filters,
      injection: { kind: 'none' },
      remakes: true,
      proof: async (page) => {
        await page.evaluate(change);
        // A click without a pointer before it: nothing has woken the island.
        await press(page).evaluate((button: HTMLElement) => button.click());
        await works(page);
      },
    })),
  ),
  ...touched.map(
    ([control, press, works]): Fault => ({
      fault: `there is only a keyboard, and ${control} is wanted`,
      reader: 'a control that works at the first key',
      path: filters,
      injection: { kind: 'none' },
      proof: async (page) => {
        await press(page).focus();
        await page.keyboard.press('Enter');
        await works(page);
      },
    }),
  ),
  {
    fault: 'an extension of the browser adds elements, and the reader goes to another page',
    reader: 'the page, and what the extension added around it',
    path: filters,
    injection: { kind: 'none' },
    proof: async (page) => {
      await page.evaluate(addElements);
      await follow(page, '/cms/quick-start');
      await expect(page).toHaveURL('/cms/quick-start');
      await expectReadable(page);
      await expect(page.locator('body > added-element')).toHaveCount(1);
    },
  },
  {
    fault: 'the browser kept the page while the reader chose other colors on the next one',
    reader: 'the colors that were chosen last',
    path: filters,
    injection: { kind: 'none' },
    proof: async (page) => {
      await expect(page.locator('html')).toHaveAttribute('data-at-rest');
      await expect
        .poll(async () => {
          await page.evaluate(() => {
            dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
            localStorage.setItem('theme', 'dark');
            dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
            const { theme } = document.documentElement.dataset;
            localStorage.removeItem('theme');
            return theme;
          });
          return page.locator('html').getAttribute('data-theme');
        })
        .toBe('dark');
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
    ['docs-own-names', '{}'],
    ['docs-own-version', '[]'],
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
        await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
      },
    }),
  ),
  browser('lacks requestIdleCallback', () => Reflect.deleteProperty(window, 'requestIdleCallback')),
  browser('lacks IntersectionObserver', () =>
    Reflect.deleteProperty(window, 'IntersectionObserver'),
  ),
  browser('is from 2023', () => {
    Reflect.deleteProperty(Map, 'groupBy');
    Reflect.deleteProperty(AbortSignal, 'any');
  }),
  browser('lacks URL.parse', () => Reflect.deleteProperty(URL, 'parse'), {
    proof: async (page) => {
      await askButton(page).click();
      await ask(page, 'How do I filter for empty values?');
      await expect(askPanel(page).getByRole('article').getByRole('link').first()).toBeVisible();
    },
  }),
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
  browser('rejects what is written to the history, and the page is scrolled', rejectHistory, {
    proof: async (page) => {
      await follow(page, '/cms/quick-start');
      await expect(page).toHaveURL('/cms/quick-start');
      await page.evaluate(() => delete document.documentElement.dataset.rejected);
      await page.mouse.wheel(0, 600);
      await expect(page.locator('html')).toHaveAttribute('data-rejected');
    },
    loads: 'any',
  }),
  browser('rejects what is written to the history, and a list is filtered', rejectHistory, {
    path: '/cms/changes',
    proof: async (page) => {
      const form = page.getByRole('form', { name: 'Filter the breaking changes' });
      await form.getByLabel('Affects plugins?').hover();
      await form.getByLabel('Affects plugins?').selectOption('Yes');
      await expect(form.getByRole('status')).toHaveText('2 of 3 breaking changes');
    },
  }),
  browser('rejects what is written to the history, and a query is built', rejectHistory, {
    path: '/contributing/elements',
    proof: async (page) => {
      await page.getByRole('heading', { name: 'Query builder' }).scrollIntoViewIfNeeded();
      const builder = page.getByRole('region', { name: 'Query builder' });
      await builder
        .getByLabel('Start from an example')
        .selectOption({ label: 'One restaurant by its name' });
      await expect(builder.getByTestId('request-url')).toContainText('Belle%20Garonne');
      await expect(page.locator('html')).toHaveAttribute('data-rejected');
    },
  }),
];

/** As Safari after a hundred changes in half a minute. */
function rejectHistory(): void {
  history.replaceState = () => {
    document.documentElement.dataset.rejected = '';
    throw new DOMException('Too many calls', 'SecurityError');
  };
}
