import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { caddyfile } from './caddy.ts';
import { netlifyHeaders, netlifyRedirects, vercelConfig } from './header-files.ts';
import { nginxConfig } from './nginx.ts';
import { type HostingRules, rulesFile } from './rules.ts';

/**
 * Writes what each host needs to serve a site by its rules.
 * @param folders first parts of the paths of pages and other files
 * @param folder absolute path
 */
export function writeHostingFiles(
  rules: HostingRules,
  folders: readonly string[],
  folder: string,
): void {
  const files = {
    [rulesFile]: `${JSON.stringify(rules, null, 2)}\n`,
    'nginx/site.conf': nginxConfig(rules),
    'caddy/Caddyfile': caddyfile(rules),
    'netlify/_headers': netlifyHeaders(rules, folders),
    'netlify/_redirects': netlifyRedirects(rules),
    'vercel/config.json': vercelConfig(rules),
  };
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
}
