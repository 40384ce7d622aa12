import { configure, searchHost, useHosted } from '../../configured-providers.ts';
import { expect } from '../../test.ts';
import type { Fault } from '../fault.ts';
import { ask, askButton, askPanel, filters, search, searchBox } from '../reader.ts';

/** Addresses that browsers read as another host, some of them only after resolving. */
const disguised = [
  '//evil.example/a',
  '/\\evil.example/a',
  'https://docs.example.com//evil.example/a',
] as const;

const none = { kind: 'none' } as const;
const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'content-type': 'application/json',
};

/** What comes from a model, a host or the storage leads nowhere but to this site. */
export const addresses: readonly Fault[] = disguised.flatMap((address): Fault[] => [
  {
    fault: `a saved search leads to ${address}`,
    reader: 'no such search',
    path: filters,
    injection: none,
    addsScripts: true,
    prepare: (page) =>
      page.addInitScript(
        (url) =>
          localStorage.setItem('docs-search-recent', JSON.stringify([{ url, titles: ['Trap'] }])),
        address,
      ),
    proof: async (page) => {
      await searchBox(page).click();
      await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
      await expect(page.getByText('Trap', { exact: true })).toHaveCount(0);
    },
  },
  {
    fault: `a hosted search finds ${address}`,
    reader: 'no such result',
    path: filters,
    injection: none,
    prepare: async (page) => {
      await useHosted(page);
      const hit = (objectID: string, url: string) => ({
        objectID,
        url,
        _formatted: { hierarchy_lvl1: `Hit ${objectID}`, content: 'x' },
      });
      await page.route(`${searchHost}/**`, (route) =>
        route.fulfill({
          headers: cors,
          body: JSON.stringify({
            results: [
              {
                hits: [
                  hit('trap', address),
                  hit('good', 'https://docs.example.com/cms/quick-start'),
                ],
              },
              { hits: [] },
            ],
          }),
        }),
      );
    },
    proof: async (page) => {
      await search(page, 'start');
      await expect(page.getByRole('dialog').getByRole('option')).toHaveCount(1);
      await expect(page.getByRole('dialog').getByRole('option')).toHaveAttribute(
        'href',
        /^\/cms\/quick-start/,
      );
    },
  },
  {
    fault: `a model's answer links to ${address}`,
    reader: 'its text, without the link',
    path: filters,
    injection: none,
    prepare: async (page) => {
      await configure(page, {
        type: 'model',
        endpoint: 'https://model.example/v1',
        model: 'm',
        timeout: 5000,
      });
      const content = `See [the trap](<${address}>) and [the start](/cms/quick-start).`;
      await page.route('https://model.example/**', (route) =>
        route.fulfill({
          headers: { ...cors, 'content-type': 'text/event-stream' },
          body: `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\ndata: [DONE]\n\n`,
        }),
      );
    },
    proof: async (page) => {
      await askButton(page).click();
      await ask(page, 'How do I filter for empty values?');
      const answer = askPanel(page).getByRole('article');
      await expect(answer.getByText('the trap')).toBeVisible();
      const links = await answer
        .locator('a')
        .evaluateAll((all) => all.map((a) => (a instanceof HTMLAnchorElement ? a.host : '')));
      expect(links.filter((host) => host !== new URL(page.url()).host)).toEqual([]);
    },
  },
]);
