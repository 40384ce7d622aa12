import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { caddyfile } from './caddy.ts';
import {
  cloudflareWorker,
  cloudfrontRequest,
  cloudfrontResponse,
  type NotFoundTexts,
  netlifyFunction,
  vercelMiddleware,
} from './edge-functions.ts';
import { netlifyHeaders, netlifyRedirects, vercelConfig } from './header-files.ts';
import { nginxConfig } from './nginx.ts';
import { type HostingRules, rulesFile } from './rules.ts';

/**
 * Writes what each host needs to serve a site by its rules.
 * @param folders first parts of the paths of pages and other files
 * @param notFound what the site says where there is no page
 * @param folder absolute path
 */
export async function writeHostingFiles(
  rules: HostingRules,
  folders: readonly string[],
  notFound: NotFoundTexts,
  folder: string,
): Promise<void> {
  const files = {
    [rulesFile]: `${JSON.stringify(rules, null, 2)}\n`,
    'nginx/site.conf': nginxConfig(rules),
    'caddy/Caddyfile': caddyfile(rules),
    'netlify/_headers': netlifyHeaders(rules, folders),
    'netlify/_redirects': netlifyRedirects(rules),
    'netlify/edge-functions/choose-file.js': await netlifyFunction(rules),
    'cloudflare/_worker.js': await cloudflareWorker(rules),
    'vercel/config.json': vercelConfig(rules),
    'vercel/functions/_middleware.func/index.js': await vercelMiddleware(rules),
    'vercel/functions/_middleware.func/.vc-config.json': `${JSON.stringify({ runtime: 'edge', entrypoint: 'index.js' })}\n`,
    'cloudfront/viewer-request.js': await cloudfrontRequest(rules),
    'cloudfront/origin-response.mjs': cloudfrontResponse(rules, notFound),
  };
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
}
