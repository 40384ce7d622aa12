import { expect, test } from 'vitest';
import site from '../../../site.config.ts';
import { defineSiteConfig } from '../../config/schema.ts';
import { asksForConsent, privacyParts } from './privacy-facts.ts';

const textOf = (config: typeof site): string =>
  privacyParts(config)
    .flatMap(({ title, text, facts }) => [title, text, ...facts.flatMap((f) => [f.name, f.text])])
    .join('\n');

test('the default configuration loads nothing, counts nothing and asks nothing', () => {
  const text = textOf(site);
  expect(text).toContain('Nothing. All files come from this site');
  expect(text).toContain('The site has no analytics and sets no cookies.');
  expect(text).not.toContain('docs-consent');
  for (const name of ['theme', 'docusaurus.tab.*', 'docs-checklist:*', 'docs-own-names'])
    expect(text).toContain(name);
  expect(asksForConsent(site)).toBe(false);
});

test('everything that is configured is named, with where it goes and what it stores', () => {
  const config = defineSiteConfig({
    ...site,
    search: {
      provider: 'meilisearch',
      meilisearch: { host: 'https://search.example', searchKey: 'key', index: 'docs' },
    },
    analytics: { apiKey: 'public-analytics-key', zone: 'EU' },
    thirdPartyScripts: [
      {
        name: 'Heat',
        kind: 'heatmap',
        src: 'https://heat.example/h.js',
        purpose: 'Shows where readers click.',
        stores: ['_heat'],
      },
    ],
  });
  const text = textOf(config);
  for (const name of [
    'https://search.example',
    'https://heat.example/h.js',
    'Heat: Shows where readers click. Loaded only if you agree. It stores _heat.',
    'If you agree, the site counts',
    'European Union',
    'https://api.eu.amplitude.com',
    'Global Privacy Control',
    'AMP_public-ana',
    'AMP_MKTG_public-ana',
    'AMP_unsent_public-ana',
    'docs-consent',
  ]) {
    expect(text).toContain(name);
  }
  expect(asksForConsent(config)).toBe(true);
});
