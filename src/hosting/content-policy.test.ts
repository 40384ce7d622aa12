import { expect, test } from 'vitest';
import site from '../../site.config.ts';
import { siteConfigSchema } from '../config/schema.ts';
import { pagePolicy } from './content-policy.ts';

const code = {
  scripts: ["'sha256-a'"],
  styles: ["'sha256-b'"],
};

/** The sources of a directive, for the site with some settings changed. */
function sourcesOf(directive: string, changes: Record<string, unknown> = {}): string | undefined {
  const policy = pagePolicy(
    code,
    siteConfigSchema.parse({ ...site, requests: undefined, ...changes }),
  );
  return policy.split('; ').find((one) => one.startsWith(`${directive} `));
}

test('by default only the site itself and the hashes are allowed', () => {
  expect(sourcesOf('script-src')).toBe("script-src 'self' 'sha256-a'");
  expect(sourcesOf('style-src')).toBe("style-src 'self' 'sha256-b'");
  expect(sourcesOf('connect-src')).toBe("connect-src 'self'");
  expect(sourcesOf('frame-src')).toBe("frame-src 'self'");
  expect(sourcesOf('require-trusted-types-for')).toBe("require-trusted-types-for 'script'");
});

test('services of the configuration are allowed what they need', () => {
  const askAi = {
    ...site.askAi,
    provider: { type: 'model', endpoint: 'http://localhost:11434/v1', model: 'm' },
  };
  expect(sourcesOf('connect-src', { askAi })).toBe("connect-src 'self' http://localhost:11434");
  const requests = { servers: ['http://localhost:1337'] };
  expect(sourcesOf('connect-src', { requests })).toBe("connect-src 'self' http://localhost:1337");
  const analytics = { apiKey: 'public-key-1' };
  expect(sourcesOf('connect-src', { analytics })).toBe(
    "connect-src 'self' https://api2.amplitude.com",
  );
  const contentPolicy = { frames: ['https://a.example'], connections: ['https://b.example'] };
  expect(sourcesOf('frame-src', { contentPolicy })).toContain('https://a.example');
  expect(sourcesOf('connect-src', { contentPolicy })).toContain('https://b.example');
});

test('with scripts of others, Trusted Types are not required', () => {
  const thirdPartyScripts = [
    { name: 'Icons', kind: 'icon-font', src: 'https://c.example/a.css', purpose: 'Draws icons.' },
    { name: 'Own', kind: 'effects', src: '/effects.js', purpose: 'Shows effects.' },
  ];
  expect(sourcesOf('style-src', { thirdPartyScripts })).toContain('https://c.example');
  expect(sourcesOf('require-trusted-types-for', { thirdPartyScripts })).toBeUndefined();
});
