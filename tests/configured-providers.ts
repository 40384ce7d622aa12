import { siteConfigSchema } from '../src/config/schema.ts';
import { headersFor } from './headers-for.ts';
import site from './site/site.config.ts';
import type { Page } from './test.ts';

/**
 * Providers other than the embedded ones, with the site's configuration changed in the pages as they
 * arrive: the site that is built for the tests has the embedded ones.
 */

/** Answers the panel's question for its configuration with another provider. */
export async function configure(page: Page, provider: Record<string, unknown>): Promise<void> {
  await page.route('**/ask-ai/config.json', async (route) => {
    const config = await (await route.fetch()).json();
    await route.fulfill({ json: { ...config, provider } });
  });
  const { askAi } = siteConfigSchema.parse({ ...site, askAi: { ...site.askAi, provider } });
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    await route.fulfill({ response, headers: headersFor(response.headers(), { askAi }) });
  });
}

export const searchHost = 'https://search.example';
const search = {
  ...site.search,
  provider: 'meilisearch',
  meilisearch: { host: searchHost, searchKey: 'public-key', index: 'docs' },
} as const;

export async function useHosted(page: Page) {
  await page.route('**/cms/**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const hosted = `&quot;meilisearch&quot;:[0,{&quot;host&quot;:[0,&quot;${searchHost}&quot;],&quot;searchKey&quot;:[0,&quot;public-key&quot;],&quot;index&quot;:[0,&quot;docs&quot;],&quot;origin&quot;:[0,&quot;https://docs.example.com&quot;]}],`;
    const html = await response.text();
    await route.fulfill({
      response,
      headers: headersFor(response.headers(), { search }),
      body: html.replace('&quot;suggestions&quot;:', `${hosted}&quot;suggestions&quot;:`),
    });
  });
}
