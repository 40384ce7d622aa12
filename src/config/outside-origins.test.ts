import { expect, test } from 'vitest';
import site from '../../site.config.ts';
import { outsideOrigins } from './outside-origins.ts';
import { defineSiteConfig } from './schema.ts';

const script = { kind: 'effects', purpose: 'It is for a test.' } as const;

test('the default configuration reaches nothing', () => {
  expect(outsideOrigins(site)).toEqual({ scripts: [], styles: [], connections: [] });
});

test('each host is named once, by what it is for', () => {
  const config = defineSiteConfig({
    ...site,
    analytics: {
      apiKey: 'public-analytics-key',
      zone: 'EU',
      remoteConfig: true,
      visualTagging: true,
    },
    thirdPartyScripts: [
      { ...script, name: 'A', src: 'https://a.example/one.js' },
      { ...script, name: 'B', src: 'https://a.example/two.js' },
      { ...script, name: 'C', src: 'https://c.example/icons.css' },
      { ...script, name: 'D', src: '/redirects.js' },
    ],
  });
  expect(outsideOrigins(config)).toEqual({
    scripts: ['https://cdn.amplitude.com', 'https://a.example'],
    styles: ['https://c.example'],
    connections: ['https://api.eu.amplitude.com', 'https://sr-client-cfg.eu.amplitude.com'],
  });
});

test('a proxy takes the place of the vendor’s host', () => {
  const { connections } = outsideOrigins(
    defineSiteConfig({
      ...site,
      analytics: { apiKey: 'public-analytics-key', serverUrl: 'https://events.example/2/httpapi' },
    }),
  );
  expect(connections).toEqual(['https://events.example']);
});
