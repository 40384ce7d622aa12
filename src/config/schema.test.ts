import { expect, test } from 'vitest';
import site from '../../site.config.ts';
import { defineSiteConfig } from './schema.ts';

const withProvider = (provider: unknown) => ({ ...site, askAi: { ...site.askAi, provider } });

const withHost = (wrong: Record<string, string>) => ({
  ...site,
  search: {
    provider: 'meilisearch',
    meilisearch: {
      host: 'https://search.example.com',
      searchKey: 'key',
      index: 'docs',
      ...wrong,
    },
  },
});

test('the configuration of this site is valid', () => {
  expect(defineSiteConfig(site)).toEqual(site);
});

test.each([
  [{ ...site, titel: 'x' }, /unknown key "titel"/],
  [{ ...site, title: '' }, /title: found ""/],
  [{ ...site, versions: [] }, /versions: found \[\]/],
  [{ ...site, analytics: { apiKey: 'short' } }, /analytics\.apiKey: found "short"\. at least 10/],
  [
    { ...site, analytics: { apiKey: 'public-analytics-key', zone: 'ASIA' } },
    /analytics\.zone: found "ASIA"/,
  ],
  [
    {
      ...site,
      thirdPartyScripts: [
        { name: 'Tags', kind: 'tag-manager', src: 'https://t.example/t.js', purpose: 'x', when: 1 },
      ],
    },
    /thirdPartyScripts\.0: unknown key "when"/,
  ],
  [
    { ...site, url: 'https://docs.example.com/' },
    /url: found "https:\/\/docs\.example\.com\/"\. no trailing slash/,
  ],
  [
    { ...site, colorMode: { default: 'blue', respectSystemPreference: false } },
    /colorMode\.default: found "blue".*light.*dark/,
  ],
  [
    { ...site, contentPolicy: { scripts: ["'none'; img-src *"] } },
    /contentPolicy\.scripts\.0: found .*one source/,
  ],
  [withProvider({ type: 'oracle' }), /askAi\.provider\.type: found "oracle"/],
  [
    withProvider({
      type: 'hosted',
      websiteId: 'x',
      color: 'blue',
      logo: 'https://a.example/l.png',
    }),
    /askAi\.provider\.color: found "blue"\. a color/,
  ],
  [
    // A key would be in the built site for everybody to read.
    withProvider({
      type: 'model',
      endpoint: 'http://localhost:11434/v1',
      model: 'm',
      key: { value: 'secret', public: false },
    }),
    /askAi\.provider\.key\.public: found false/,
  ],
  [{ ...site, search: { provider: 'algolia' } }, /search\.provider: found "algolia".*embedded/],
  [
    { ...site, search: { provider: 'meilisearch' } },
    /search\.meilisearch: found nothing\. The provider "meilisearch" needs \{ host, searchKey, index \}/,
  ],
  [withHost({ host: 'search.example.com' }), /search\.meilisearch\.host: .*an absolute http/],
  [withHost({ searchKey: '' }), /search\.meilisearch\.searchKey: found ""/],
  [withHost({ index: 'my docs' }), /search\.meilisearch\.index: .*letters, digits/],
  [withHost({ adminKey: 'secret' }), /search\.meilisearch: unknown key "adminKey"/],
  [{ ...site, search: { hotkeys: [''] } }, /search\.hotkeys\.0: found ""/],
])('a wrong key is named with what was found and what is allowed (%#)', (config, message) => {
  // The type would reject these already; a configuration can also come from plain JavaScript.
  expect(() => defineSiteConfig(config as typeof site)).toThrow(message);
});

test('with nothing set the search needs no server and has no hotkeys', () => {
  const { search, ...rest } = site;
  expect(defineSiteConfig(rest).search).toMatchObject({ provider: 'embedded', hotkeys: [] });
  expect(defineSiteConfig(withHost({}) as typeof site).search.meilisearch?.index).toBe('docs');
});

test('with nothing set nothing is counted, and nothing is loaded from elsewhere', () => {
  const { analytics, thirdPartyScripts } = defineSiteConfig(site);
  expect([analytics, thirdPartyScripts]).toEqual([null, []]);
});
