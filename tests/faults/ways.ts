import { configure as configureAnalytics } from '../analytics/fixtures.ts';
import { configure as configureAskAi, searchHost, useHosted } from '../configured-providers.ts';
import { expect, type Locator, type Page } from '../test.ts';
import {
  alert,
  askButton,
  askPanel,
  changes,
  colorSwitch,
  errors,
  expectFailure,
  expectPartLost,
  expectReadable,
  filters,
  gallery,
  header,
  namesButton,
  requestForm,
  scrollTo,
  search,
  searchBox,
  sendButton,
  tryAgain,
  versionButton,
} from './reader.ts';

/** A way in which a reader comes to need scripts, and what they see without one of them. */
export interface Way {
  /** Names of the chunks with which it begins; what they can't run without belongs to it. */
  readonly chunks: readonly string[];
  readonly path: string;
  /** What the reader sees. */
  readonly reader: string;
  readonly prepare?: (page: Page) => Promise<unknown>;
  readonly lost: (page: Page) => Promise<void>;
  /** What works once the chunk is there again. */
  readonly again?: (page: Page) => Promise<void>;
  readonly loads?: number;
}

const told = 'a message next to what was pressed; the next click works';

/** An island that wakes at a touch, and a button in it. */
const island = (
  chunk: string,
  press: (page: Page) => Promise<void>,
  again: (page: Page) => Promise<void>,
): Way => ({
  chunks: [chunk, 'client'],
  path: filters,
  reader: told,
  lost: async (page) => {
    await press(page);
    await expectPartLost(page);
  },
  again: async (page) => {
    await press(page);
    await again(page);
  },
});

const copyCode = async (page: Page) => {
  const block = page.locator('article figure').first();
  await block.hover();
  await block.getByRole('button', { name: 'Copy code' }).click();
};

const selectText = (page: Page) =>
  page
    .locator('[data-doc-body] :has(> h2) ~ p')
    .first()
    .evaluate((element) => getSelection()?.selectAllChildren(element));

/** Something that is loaded without being asked for: without it, everything else works. */
async function expectRestWorks(page: Page): Promise<void> {
  await expectReadable(page);
  await colorSwitch(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
}

const openChecker = async (page: Page) => {
  const form = page.getByRole('form', { name: 'Migration checker' });
  await form.getByRole('textbox').fill('strapi.entityService');
  await form.getByRole('button', { name: 'Check' }).click();
};

const pasteError = async (page: Page) => {
  const form = page.getByRole('form', { name: 'Error finder' });
  await form.getByRole('textbox').fill('Error: The oven 3 is cold');
  await form.getByRole('button', { name: 'Explain' }).click();
};

const selectedTheme = (page: Page) =>
  expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

/** The first way that needs a chunk is the one in which it is removed. */
export const ways: readonly Way[] = [
  {
    chunks: ['Document'],
    path: filters,
    reader: "a banner says that the site's files are missing; the text can be read",
    lost: async (page) => {
      await expect(alert(page, 'Your Docusaurus site did not load properly.')).toBeVisible();
      await expectReadable(page);
    },
  },
  {
    chunks: ['look-ahead'],
    path: filters,
    reader: 'links work; the browser loads the page in full',
    lost: async (page) => {
      await header(page).getByRole('link', { name: 'Cloud' }).click();
      await expect(page).toHaveURL('/cloud/intro');
      await expect(page).toHaveTitle(/^Introduction to Cloud/);
    },
    loads: 2,
  },
  {
    chunks: ['on-scroll'],
    path: filters,
    reader: 'scrolling works, and the page is not loaded again',
    lost: async (page) => {
      await page.mouse.wheel(0, 600);
      await page.waitForFunction(() => scrollY > 400);
      await page.mouse.wheel(0, 600);
      await page.waitForFunction(() => scrollY > 900);
      await expectRestWorks(page);
    },
  },
  {
    chunks: ['filter-tags'],
    path: '/tags',
    reader: 'all tags, and a field that says by itself that it is out of use',
    lost: async (page) => {
      await expect(page.getByRole('searchbox', { name: 'Filter the tags' })).toBeDisabled();
      await expect(page.getByRole('main').getByRole('link').last()).toBeVisible();
    },
  },
  {
    chunks: ['interactions'],
    path: filters,
    reader: told,
    lost: async (page) => {
      await copyCode(page);
      await expectPartLost(page);
    },
    again: async (page) => {
      await copyCode(page);
      await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    },
  },
  {
    chunks: ['zoom'],
    path: gallery,
    reader: told,
    lost: async (page) => {
      await page.getByRole('button', { name: 'Enlarge the image' }).first().click();
      await expectPartLost(page);
    },
    again: async (page) => {
      await page.getByRole('button', { name: 'Enlarge the image' }).first().click();
      await expect(page.getByRole('dialog', { name: 'Enlarged image' })).toBeVisible();
    },
  },
  {
    chunks: ['control-menu'],
    path: filters,
    reader: told,
    lost: async (page) => {
      await page.getByRole('button', { name: 'Hide sidebar' }).click();
      await expectPartLost(page);
    },
    again: async (page) => {
      await page.getByRole('button', { name: 'Hide sidebar' }).click();
      await expect(page.getByRole('button', { name: 'Show sidebar' })).toBeVisible();
    },
  },
  {
    chunks: ['collapse'],
    path: filters,
    reader: 'groups of the sidebar close without their animation',
    lost: async (page) => {
      const group = page.locator('#site-menu details', { hasText: 'REST API' }).first();
      await group.locator('summary').first().click();
      await expect(group).not.toHaveAttribute('open');
    },
  },
  {
    chunks: ['watch-selection'],
    path: filters,
    reader: 'text can be selected, and everything else works',
    lost: async (page) => {
      await selectText(page);
      await expectRestWorks(page);
    },
  },
  {
    chunks: ['mount-feedback'],
    path: filters,
    reader: told,
    lost: async (page) => {
      await page.getByRole('button', { name: 'No', exact: true }).click();
      await expectPartLost(page);
    },
    again: async (page) => {
      await page.getByRole('button', { name: 'No', exact: true }).click();
      await expect(page.getByLabel('What is missing or wrong? (optional)')).toBeVisible();
    },
  },
  {
    chunks: ['explain-address'],
    path: '/%E0%A4%A',
    reader: 'the page says that there is no such page',
    lost: async (page) => {
      await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    },
  },
  {
    chunks: ['checklist'],
    path: gallery,
    reader: 'boxes can be checked',
    lost: async (page) => {
      await page.getByLabel('Choose secrets of your own').check();
      await expect(page.getByLabel('Choose secrets of your own')).toBeChecked();
    },
  },
  {
    chunks: ['moved-anchors'],
    path: `${filters}#nested`,
    reader: 'the page shows from its top',
    lost: expectRestWorks,
  },
  island('ColorModeSwitch', (page) => colorSwitch(page).click(), selectedTheme),
  island(
    'AnnouncementBar',
    (page) => page.getByRole('button', { name: 'Close announcement' }).click(),
    (page) => expect(page.getByRole('complementary', { name: 'Announcement' })).toBeHidden(),
  ),
  island(
    'SearchBox',
    (page) => searchBox(page).click(),
    (page) => expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused(),
  ),
  island(
    'AskAiLauncher',
    (page) => askButton(page).click(),
    (page) => expect(askPanel(page)).toBeVisible(),
  ),
  island(
    'PageActions',
    (page) => page.getByRole('button', { name: 'Copy page' }).click(),
    (page) => expect(page.getByText('The page is on the clipboard as Markdown.')).toBeAttached(),
  ),
  island(
    'OwnVersion',
    (page) => versionButton(page).click(),
    (page) => expect(page.getByRole('dialog', { name: 'Your version of Strapi' })).toBeVisible(),
  ),
  {
    chunks: ['request-forms'],
    path: gallery,
    reader: told,
    lost: async (page) => {
      await requestForm(page).selectOption('cURL');
      await expectPartLost(page);
      await expect(requestForm(page)).toHaveValue('http');
    },
    again: async (page) => {
      await requestForm(page).selectOption('cURL');
      await expect(page.getByText("curl -G 'http://localhost:1337/api").first()).toBeVisible();
    },
  },
  {
    chunks: ['mount-send-request'],
    path: gallery,
    reader: told,
    lost: async (page) => {
      await sendButton(page).click();
      await expectPartLost(page);
    },
    again: async (page) => {
      await sendButton(page).click();
      await expect(page.getByRole('region', { name: 'Send this request' })).toBeVisible();
    },
  },
  {
    chunks: ['mount-own-names'],
    path: gallery,
    reader: told,
    lost: async (page) => {
      await namesButton(page).click();
      await expectPartLost(page);
    },
    again: async (page) => {
      await namesButton(page).click();
      await expect(page.getByRole('dialog', { name: 'Use your own names' })).toBeVisible();
    },
  },
  {
    chunks: ['show-names'],
    path: filters,
    prepare: (page) =>
      page.addInitScript(() =>
        localStorage.setItem(
          'docs-own-names',
          '{"singular":"article","plural":"articles","fields":{}}',
        ),
      ),
    reader: 'examples have their own names, and everything else works',
    lost: expectRestWorks,
  },
  {
    chunks: ['mark-newer'],
    path: filters,
    prepare: (page) => page.addInitScript(() => localStorage.setItem('docs-own-version', '5.0.0')),
    reader: "what is newer than the reader's version isn't marked, and everything else works",
    lost: expectRestWorks,
  },
  {
    chunks: ['SearchDialog'],
    path: filters,
    reader: 'a message under the search box, and Try again',
    lost: async (page) => {
      await searchBox(page).click();
      await expectFailure(page, 'The search');
    },
    again: async (page) => {
      await tryAgain(page);
      await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
    },
  },
  {
    chunks: ['mount'],
    path: filters,
    reader: 'a message under the button, and Try again',
    lost: async (page) => {
      await askButton(page).click();
      await expectFailure(page, 'Ask AI');
    },
    again: async (page) => {
      await tryAgain(page);
      await expect(askPanel(page)).toBeVisible();
    },
  },
  ...(['hosted', 'model'] as const).map(
    (chunk): Way => ({
      chunks: [chunk],
      path: filters,
      reader: 'the panel says so, and Try again',
      prepare: (page) =>
        configureAskAi(
          page,
          chunk === 'model'
            ? { type: 'model', endpoint: 'https://model.example/v1', model: 'small' }
            : {
                type: 'hosted',
                script: 'https://widget.example/widget.js',
                websiteId: 'site-1',
                color: '#4945ff',
                logo: 'https://widget.example/logo.png',
              },
        ),
      lost: async (page) => {
        await askButton(page).click();
        await expect(page.getByRole('dialog').getByRole('alert')).toContainText(
          "Ask AI couldn't be loaded.",
        );
      },
    }),
  ),
  ...['meilisearch-provider', 'query-vector'].map(
    (chunk): Way => ({
      chunks: [chunk],
      path: filters,
      reader: "the site's own index answers, and the dialog says so",
      prepare: useHosted,
      lost: async (page) => {
        await page.route(`${searchHost}/**`, (route) => route.abort());
        await search(page, 'filters');
        await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
        await expect(page.getByText('Hosted search is unavailable')).toBeVisible();
      },
    }),
  ),
  ...(
    [
      ['Playground', 'Playgrounds', (page) => page.getByRole('figure', { name: 'Rating.jsx' })],
      ['QueryBuilder', 'Query builder', (page) => page.getByText(/^GET \/api\/restaurants/)],
    ] as const satisfies readonly (readonly [string, string, (page: Page) => Locator])[]
  ).map(
    ([chunk, heading, shown]): Way => ({
      chunks: [chunk],
      path: gallery,
      reader: 'a message in its place, with what shows without it',
      lost: async (page) => {
        await scrollTo(page, heading);
        await expect(alert(page, 'This part of the page did not load.').first()).toBeVisible();
        await expect(shown(page).first()).toBeVisible();
      },
    }),
  ),
  ...[
    ['PlaygroundEditor', 'Playgrounds', 'The editor of this code', 'Rating.jsx'],
    ['Workbench', 'Query builder', 'The query builder', 'Query builder'],
  ].map(
    ([chunk = '', heading = '', part = '', region = '']): Way => ({
      chunks: [chunk],
      path: gallery,
      reader: 'a message in its place, and Try again',
      lost: async (page) => {
        await scrollTo(page, heading);
        await expectFailure(page, part);
      },
      again: async (page) => {
        await alert(page, part).getByRole('button', { name: 'Try again' }).click();
        await expect(page.getByRole('region', { name: region })).toBeVisible();
      },
    }),
  ),
  {
    chunks: ['ChangeFilters'],
    path: changes,
    reader: 'a message next to the field; all changes are listed',
    lost: async (page) => {
      await page.getByLabel('Area').click();
      await expectPartLost(page);
      await expect(page.locator('tbody > tr').first()).toBeVisible();
    },
  },
  {
    chunks: ['MigrationChecker'],
    path: changes,
    reader: told,
    lost: async (page) => {
      await openChecker(page);
      await expectPartLost(page);
    },
    again: async (page) => {
      await openChecker(page);
      await expect(page.getByText('One breaking change in one line of your code.')).toBeVisible();
    },
  },
  {
    chunks: ['CheckResults'],
    path: changes,
    reader: 'a message in its place; what was typed stays',
    lost: async (page) => {
      await openChecker(page);
      await expect(page.getByRole('alert').first()).toContainText('did not load.');
      await expect(page.getByRole('textbox')).toHaveValue('strapi.entityService');
    },
    again: async (page) => {
      await tryAgain(page);
      await expect(page.getByText('One breaking change in one line of your code.')).toBeVisible();
    },
  },
  {
    chunks: ['ErrorFinder'],
    path: errors,
    reader: told,
    lost: async (page) => {
      await pasteError(page);
      await expectPartLost(page);
    },
    again: async (page) => {
      await pasteError(page);
      await expect(page.getByText('One known message.')).toBeVisible();
    },
  },
  {
    chunks: ['FoundErrors'],
    path: errors,
    reader: 'a message in its place; what was typed stays',
    lost: async (page) => {
      await pasteError(page);
      await expect(page.getByRole('alert').first()).toContainText('did not load.');
      await expect(page.getByRole('textbox')).toHaveValue('Error: The oven 3 is cold');
    },
    again: async (page) => {
      await tryAgain(page);
      await expect(page.getByText('One known message.')).toBeVisible();
    },
  },
  {
    chunks: ['explain'],
    path: filters,
    reader: 'the search finds pages, but no error message',
    lost: async (page) => {
      await search(page, 'error in filters');
      await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
    },
  },
  {
    chunks: ['CrashNotice'],
    path: filters,
    reader: 'a crash is told in plain words',
    prepare: (page) =>
      page.route('**/_astro/ColorModeSwitch.*.js', async (route) => {
        const response = await route.fetch();
        const code = await response.text();
        const crash = '(()=>{throw Error("It broke.")})()';
        await route.fulfill({
          response,
          body: code.replace(/(["'`])Switch to dark mode\1/, crash),
        });
      }),
    lost: async (page) => {
      await colorSwitch(page).click();
      await expect(alert(page, 'This part of the page crashed.')).toBeVisible();
    },
  },
  {
    chunks: ['start'],
    path: filters,
    reader: 'nothing is counted, and everything else works',
    prepare: (page) => configureAnalytics(page),
    lost: expectRestWorks,
  },
  {
    chunks: ['mount-consent-bar'],
    path: filters,
    reader: 'nobody is asked, nothing is counted, and everything else works',
    prepare: (page) => configureAnalytics(page, { analytics: { consent: 'required' } }),
    lost: expectRestWorks,
  },
  {
    chunks: ['SearchHotkeys'],
    path: filters,
    reader: 'no key opens the search; its box does',
    prepare: (page) =>
      page.route(`**${filters}`, async (route) => {
        const response = await route.fetch();
        const added =
          '<script type="application/json" id="search-hotkeys">["/"]</script><script type="module" src="/_astro/SearchHotkeys.js"></script>';
        await route.fulfill({
          response,
          body: (await response.text()).replace('</body>', `${added}</body>`),
        });
      }),
    lost: async (page) => {
      await page.keyboard.press('/');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await searchBox(page).click();
      await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
    },
  },
  {
    chunks: ['at-rest'],
    path: filters,
    reader:
      'the page works; menus open at a click, and what was chosen in other tabs comes with the next page',
    lost: async (page) => {
      await expect(page.locator('html')).toHaveAttribute('data-at-rest');
      await expectRestWorks(page);
    },
  },
];
