import { parsePage } from '../src/build/built-site.ts';
import type { SiteConfig } from '../src/config/schema.ts';
import { pagePolicy } from '../src/hosting/content-policy.ts';
import site from './site/site.config.ts';

/**
 * The headers that a page would have if the site had been built differently.
 * @param headers those that it has
 * @param changes to the site's configuration
 * @param html of the page, if it has other scripts in it
 */
export function headersFor(
  headers: Readonly<Record<string, string>>,
  changes: Partial<SiteConfig>,
  html = '',
): Record<string, string> {
  const name = 'content-security-policy';
  const directives = new Map(
    (headers[name] ?? '').split('; ').map((directive) => {
      const [key = '', ...sources] = directive.split(' ');
      return [key, sources];
    }),
  );
  const sources = (directive: string, start: string) =>
    (directives.get(directive) ?? []).filter((source) => source.startsWith(start));
  const code = {
    scripts: [...sources('script-src', "'sha256-"), ...parsePage(html).inline.scripts],
    styles: sources('style-src', "'sha256-"),
    frames: sources('frame-src', 'https:'),
  };
  return { ...headers, [name]: pagePolicy(code, { ...site, ...changes }) };
}
