import { expect, test } from 'vitest';
import site from '../../site.config.ts';
import { defineSiteConfig } from '../config/schema.ts';
import { pagePolicy } from './content-policy.ts';

const code = { scripts: [], styles: [], frames: [] };

test('analytics and scripts of the configuration are allowed their hosts, and no others', () => {
  const policy = pagePolicy(
    code,
    defineSiteConfig({
      ...site,
      analytics: { apiKey: 'public-analytics-key' },
      thirdPartyScripts: [
        { name: 'A', kind: 'effects', src: 'https://a.example/a.js', purpose: 'A test.' },
        { name: 'B', kind: 'icon-font', src: 'https://b.example/b.css', purpose: 'A test.' },
      ],
    }),
  );
  expect(policy).toContain("script-src 'self' https://a.example;");
  expect(policy).toContain("style-src 'self' https://b.example;");
  expect(policy).toContain("font-src 'self' https://b.example;");
  expect(policy).toContain("connect-src 'self' https://api2.amplitude.com;");
});

test('without configuration, the policy allows the site alone', () => {
  expect(pagePolicy(code, site)).not.toContain('https://');
});
