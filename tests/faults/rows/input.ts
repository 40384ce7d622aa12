import { expect, type Page } from '../../test.ts';
import type { Fault } from '../fault.ts';
import {
  ask,
  askButton,
  askPanel,
  changes,
  colorSwitch,
  expectReadable,
  filters,
  follow,
  gallery,
  scrollTo,
  search,
} from '../reader.ts';

const none = { kind: 'none' } as const;

/** A word of 100 KB. */
const word = 'a'.repeat(100_000);

const refused = 'The browser does not allow copying.';
const withoutClipboard = {
  kind: 'browser',
  run: () => Object.defineProperty(navigator, 'clipboard', { value: undefined }),
} as const;

async function openBuilder(page: Page) {
  await scrollTo(page, 'Query builder');
  return page.getByRole('region', { name: 'Query builder' });
}

async function openPlayground(page: Page) {
  await scrollTo(page, 'Playgrounds');
  const playground = page.getByRole('region', { name: 'Rating.jsx' });
  await expect(
    playground.frameLocator('iframe').getByRole('button', { name: /★★★★$/ }),
  ).toBeVisible();
  return playground;
}

/** Something that is copied by its own button, which says that it can't. */
const notCopied = (what: string, path: string, proof: Fault['proof']): Fault => ({
  fault: `there is no clipboard, and ${what} is copied`,
  reader: 'a sentence that says so',
  path,
  injection: withoutClipboard,
  proof,
});

/** Code in a playground that does the page no harm. */
const posting = (fault: string, code: string): Fault => ({
  fault: `code in a playground ${fault}`,
  reader: 'its result; nothing else changes',
  path: gallery,
  injection: none,
  proof: async (page) => {
    const playground = await openPlayground(page);
    await playground
      .getByRole('textbox', { name: 'Code' })
      .fill(`${code};\nexport default () => <b>still here</b>`);
    await expect(playground.frameLocator('iframe').getByText('still here')).toBeVisible();
    await page.waitForTimeout(50);
    await expect(playground.getByRole('textbox', { name: 'Code' })).toBeFocused();
  },
});

/** An address with something unusual in it. */
const address = (what: string, path: string): Fault => ({
  fault: `the address has ${what}`,
  reader: 'the page',
  path,
  injection: none,
  proof: async (page) => {
    await expectReadable(page);
    await colorSwitch(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  },
});

/** What readers, links and code bring along. */
export const input: readonly Fault[] = [
  {
    fault: 'a question of 2,001 characters is pasted',
    reader: 'how much too long it is, with all of it in the field',
    path: filters,
    injection: none,
    proof: async (page) => {
      await askButton(page).click();
      const field = askPanel(page).getByLabel('Your question');
      await field.fill('a'.repeat(1900));
      await expect(askPanel(page).getByText('1900 of 2000 characters')).toBeVisible();
      await field.fill('a'.repeat(2001));
      await expect(askPanel(page).getByRole('alert')).toContainText('2001 characters');
      await expect(askPanel(page).getByRole('button', { name: 'Ask', exact: true })).toBeDisabled();
      await page.keyboard.press('Enter');
      await expect(field).toHaveValue('a'.repeat(2001));
    },
  },
  {
    fault: 'a word of 100 KB is asked',
    reader: 'the question in the field, and that it is too long',
    path: filters,
    injection: none,
    proof: async (page) => {
      await page.evaluate(
        (question) =>
          document.dispatchEvent(new CustomEvent('ask-ai:open', { detail: { question } })),
        `filters ${word}`,
      );
      const panel = askPanel(page);
      await expect(panel.getByRole('alert')).toContainText('too long: 100008 characters');
      await expect(panel.getByLabel('Your question')).toHaveValue(`filters ${word}`);
      await expect(panel.getByRole('article')).toHaveCount(0);
    },
  },
  ...[
    ['', { key: 'Enter', isComposing: true, keyCode: 229 }],
    [' in Safari', { key: 'Enter', isComposing: false, keyCode: 229 }],
  ].flatMap(([where, key]): Fault[] => [
    {
      fault: `an input method takes a word over with Enter${where}`,
      reader: 'the word in the search field',
      path: filters,
      injection: none,
      proof: async (page) => {
        await search(page, 'quick start');
        await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
        const field = page.getByRole('dialog').getByRole('combobox');
        await field.dispatchEvent('keydown', key);
        await expect(field).toBeFocused();
        await expect(page).toHaveURL(filters);
      },
    },
    {
      fault: `an input method takes a word of a question over with Enter${where}`,
      reader: 'the word in the field; nothing is asked',
      path: filters,
      injection: none,
      proof: async (page) => {
        await askButton(page).click();
        const field = askPanel(page).getByLabel('Your question');
        await field.fill('How do I filter?');
        await field.dispatchEvent('keydown', key);
        await expect(field).toHaveValue('How do I filter?');
        await expect(askPanel(page).getByRole('article')).toHaveCount(0);
      },
    },
  ]),
  {
    fault: 'Ask AI is closed, or the page changed, with a question that is half written',
    reader: 'the question, until it is asked',
    path: '/cms/intro',
    injection: none,
    proof: async (page) => {
      const field = askPanel(page).getByLabel('Your question');
      const half = 'How do I filter';
      await askButton(page).click();
      await field.fill(half);
      for (const leave of [
        () => page.keyboard.press('Escape'),
        () => askPanel(page).getByRole('button', { name: 'Close' }).click(),
        () => follow(page, filters),
        () => page.goBack(),
      ]) {
        await leave();
        await expect(askPanel(page)).toBeHidden();
        await askButton(page).click();
        await expect(field).toHaveValue(half);
      }
      await page.keyboard.press('Enter');
      await expect(field).toHaveValue('');
      await page.keyboard.press('Escape');
      await askButton(page).click();
      await expect(field).toHaveValue('');
    },
  },
  {
    fault: 'a question about code is half written when Ask AI is closed',
    reader: 'the question and the code; a question that was only proposed is gone',
    path: filters,
    injection: none,
    proof: async (page) => {
      const field = askPanel(page).getByLabel('Your question');
      const askAbout = (code: string) =>
        page.evaluate(
          (detail) => document.dispatchEvent(new CustomEvent('ask-ai:open', { detail })),
          { code },
        );
      await askAbout('first()');
      await expect(field).toHaveValue('What does this code do?');
      await page.keyboard.press('Escape');
      await askButton(page).click();
      await expect(field).toHaveValue('');
      await page.keyboard.press('Escape');
      await expect(askPanel(page)).toBeHidden();
      await askAbout('second()');
      await field.fill('Why does');
      await page.keyboard.press('Escape');
      await askButton(page).click();
      await expect(field).toHaveValue('Why does');
      await expect(askPanel(page).getByText('second()')).toBeVisible();
    },
  },
  {
    fault: 'another page shows before feedback is sent, and the reader comes back',
    reader: 'what they wrote',
    path: filters,
    injection: none,
    proof: async (page) => {
      const field = page.getByLabel('What is missing or wrong? (optional)');
      const no = page.getByRole('button', { name: 'No', exact: true });
      await no.click();
      await field.fill('An example of');
      await follow(page, '/cms/quick-start');
      await expect(page).toHaveURL('/cms/quick-start');
      await no.click();
      await expect(field).toHaveValue('');
      await page.goBack();
      await expect(page).toHaveURL(filters);
      await no.click();
      await expect(field).toHaveValue('An example of');
    },
  },
  {
    fault: 'code of 100 KB is asked about',
    reader: 'the panel with the beginning of the code',
    path: filters,
    injection: none,
    proof: async (page) => {
      await page.evaluate(
        (code) => document.dispatchEvent(new CustomEvent('ask-ai:open', { detail: { code } })),
        word,
      );
      await askPanel(page).getByRole('button', { name: 'Ask', exact: true }).click();
      await expect(askPanel(page).getByRole('article')).toBeVisible();
    },
  },
  {
    fault: 'something other than a question is asked',
    reader: 'the empty panel',
    path: filters,
    injection: none,
    proof: async (page) => {
      await page.evaluate(() =>
        document.dispatchEvent(
          new CustomEvent('ask-ai:open', { detail: { question: { a: 1 }, code: [null] } }),
        ),
      );
      await expect(askPanel(page)).toBeVisible();
      await expect(askPanel(page).getByRole('article')).toHaveCount(0);
    },
  },
  {
    fault: 'a question consists of marks only',
    reader: 'a sentence that there is no answer',
    path: filters,
    injection: none,
    proof: async (page) => {
      await askButton(page).click();
      await ask(page, '???? "" <> {} \u202e \u0000');
      await expect(askPanel(page).getByRole('article')).toBeVisible();
    },
  },
  ...[
    ['of 100 KB', word],
    ['with the marks of patterns', '(.*)+[a-z'],
    ['with HTML', '<img src=x onerror=alert(1)>'],
    ['in another script', 'фильтры 过滤 🙂'],
  ].map(
    ([what, query = '']): Fault => ({
      fault: `a query ${what} is searched`,
      reader: 'an answer, as text',
      path: filters,
      injection: none,
      proof: async (page) => {
        await search(page, query);
        await expect(
          page
            .getByRole('dialog')
            .getByText(/No results|The first results|results? for/)
            .or(page.getByRole('dialog').getByRole('option'))
            .first(),
        ).toBeVisible();
        await expect(page.getByRole('dialog').locator('img')).toHaveCount(0);
      },
    }),
  ),
  {
    fault: 'a request in the query builder is too long for an address',
    reader:
      'a sentence that says so, and a button that copies the parameters; the address stays short',
    path: gallery,
    injection: none,
    proof: async (page) => {
      const builder = await openBuilder(page);
      const parameters = `{ locale: '${'x'.repeat(100_000)}' }`;
      await builder.getByRole('textbox', { name: 'Parameters as code' }).fill(parameters);
      await expect(builder).toContainText('This request is too long for a link');
      await builder.getByRole('button', { name: 'Copy the parameters' }).click();
      await expect(builder.getByRole('status')).toHaveText('Copied');
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(parameters);
      await page.waitForTimeout(500);
      expect(page.url().length).toBeLessThan(8000);
    },
  },
  {
    fault: 'a request in the query builder changes immediately before a reload',
    reader: 'the changed request',
    path: gallery,
    injection: none,
    loads: 2,
    proof: async (page) => {
      const endpoint = (await openBuilder(page)).getByLabel('Endpoint');
      const loaded = page.waitForEvent('load');
      await endpoint.evaluate((field: HTMLInputElement) => {
        field.select();
        document.execCommand('insertText', false, '/api/second');
        // Nobody is faster.
        setTimeout(() => location.reload(), 100);
      });
      await loaded;
      await expect((await openBuilder(page)).getByLabel('Endpoint')).toHaveValue('/api/second');
    },
  },
  {
    fault: 'a shared request is no request',
    reader: 'what is wrong with it',
    path: `${gallery}?endpoint=x&parameters=%7B%7B%7B`,
    injection: none,
    proof: async (page) => {
      const builder = await openBuilder(page);
      await expect(builder).toContainText('Fix the errors above');
    },
  },
  address('an anchor that cannot be decoded', `${filters}#%E0%A4%A`),
  address('an anchor that is not a selector', `${filters}#a"]{}`),
  address('an anchor of 10 KB', `${filters}#${'a'.repeat(10_000)}`),
  address('a query that cannot be decoded', `${filters}?area=%E0%A4%A&parameters=%`),
  {
    fault: 'there is no clipboard, and code is copied',
    reader: 'the code, selected, and a sentence on how to copy it',
    path: filters,
    injection: withoutClipboard,
    proof: async (page) => {
      const block = page.locator('article figure').first();
      await block.hover();
      await block.getByRole('button', { name: 'Copy code' }).click();
      const said = block.getByRole('alert');
      await expect(said).toHaveText('The code is selected. Press Ctrl+C or ⌘C to copy it.');
      await expect(said).toBeInViewport();
      expect(await page.evaluate(() => getSelection()?.toString())).toContain('GET');
      await page.keyboard.press('ControlOrMeta+C');
      await expect(said).toHaveCount(0);
    },
  },
  notCopied('the page', filters, async (page) => {
    await page.getByRole('button', { name: 'Copy page' }).click();
    await expect(page.getByText('Copying failed.')).toBeAttached();
  }),
  notCopied('a playground', gallery, async (page) => {
    const playground = await openPlayground(page);
    await playground.getByRole('button', { name: 'Copy' }).click();
    await expect(playground.getByText(refused)).toBeVisible();
  }),
  notCopied('a request', gallery, async (page) => {
    const builder = await openBuilder(page);
    await builder.getByRole('button', { name: 'Copy the URL' }).click();
    await expect(builder.getByText(refused)).toBeVisible();
  }),
  posting(
    'takes the keys',
    'setTimeout(() => document.body.append(Object.assign(document.createElement("input"), {})) || document.querySelector("input").focus())',
  ),
  posting('fills the history', 'for (let i = 0; i < 50; i += 1) history.pushState(i, "")'),
  posting(
    'posts a height that isn’t a number',
    "parent.postMessage({ type: 'height', height: { valueOf: 1, toString: 1 } }, '*')",
  ),
  posting('posts null', "parent.postMessage(null, '*')"),
  posting('posts undefined', "parent.postMessage(undefined, '*')"),
  posting(
    'posts texts and numbers',
    "parent.postMessage('ready', '*'); parent.postMessage(7, '*')",
  ),
  posting(
    'posts a height that is none',
    "parent.postMessage({ type: 'height', height: 'x' }, '*')",
  ),
  posting('posts an unknown message', "parent.postMessage({ type: 'nope' }, '*')"),
  posting(
    'posts a thousand messages',
    "for (let i = 0; i < 1000; i += 1) parent.postMessage(null, '*')",
  ),
  {
    fault: 'code of 200 KB is pasted into a playground',
    reader: 'its result',
    path: gallery,
    injection: none,
    proof: async (page) => {
      const playground = await openPlayground(page);
      const code = Array.from(
        { length: 6000 },
        (_, line) => `const pick${line} = (list) => list[0];\n`,
      );
      // As a paste does, in one step: as keys, so many lines take the browser itself minutes.
      await playground.getByRole('textbox', { name: 'Code' }).evaluate(
        (field: HTMLTextAreaElement, text) => {
          field.select();
          field.setRangeText(text);
          field.dispatchEvent(new InputEvent('input', { bubbles: true }));
        },
        `${code.join('')}export default () => <b>still here</b>`,
      );
      await expect(playground.frameLocator('iframe').getByText('still here')).toBeVisible();
    },
  },
  {
    fault: 'five megabytes are pasted into the migration checker',
    reader: 'what the first of them say, and that the rest wasn’t checked',
    path: changes,
    injection: none,
    proof: async (page) => {
      const form = page.getByRole('form', { name: 'Migration checker' });
      await form
        .getByRole('textbox')
        .fill(`strapi.entityService;\n${'Prose about other things. '.repeat(200_000)}`);
      await form.getByRole('button', { name: 'Check' }).click();
      await expect(
        page.getByRole('status').filter({ hasText: 'One breaking change' }),
      ).toContainText('Only the first 200,000 characters were checked.');
    },
  },
  {
    fault: 'code in a playground leads its frame to another site',
    reader: 'that it was terminated; nothing is sent',
    path: gallery,
    injection: none,
    blocks: /frame-src blocks https:\/\/example\.com/,
    proof: async (page) => {
      const sent: string[] = [];
      await page.route('https://example.com/**', (route) => {
        sent.push(route.request().url());
        return route.abort();
      });
      const playground = await openPlayground(page);
      await playground
        .getByRole('textbox', { name: 'Code' })
        .fill("location.href = 'https://example.com/?taken'; export default 1");
      await expect(playground.getByRole('status')).toHaveText(/tried to leave the playground/);
      expect(sent).toEqual([]);
    },
  },
  {
    fault: 'code in a playground opens a connection to another browser',
    reader: 'an error: there is no such thing there',
    path: gallery,
    injection: none,
    proof: async (page) => {
      const playground = await openPlayground(page);
      await playground
        .getByRole('textbox', { name: 'Code' })
        .fill(
          "new RTCPeerConnection({ iceServers: [{ urls: 'stun:127.0.0.1:9' }] });\nexport default 1",
        );
      await expect(playground.getByRole('status')).toHaveText(/RTCPeerConnection is not/);
    },
  },
];
