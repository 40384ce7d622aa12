import { trustedTypesPolicy } from '../browser/trusted-html.ts';
import { type OutsideOrigins, outsideOrigins } from '../config/outside-origins.ts';
import type { SiteConfig } from '../config/schema.ts';

/** What the pages of a built site bring along, taken together. */
export interface PageCode {
  /** Hashes of the scripts in pages, each in quotes. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/**
 * The content policy of pages: only the site's own files run, and of what is in the page only
 * what the build put there. Services of the configuration are allowed what they need.
 */
export function pagePolicy(code: PageCode, site: SiteConfig): string {
  const services = servicesOf(site);
  const directives: readonly (readonly [name: string, ...sources: string[]])[] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...code.scripts, ...services.scripts],
    ['style-src', "'self'", ...code.styles, ...services.styles],
    ['img-src', "'self'", 'data:', ...services.images],
    ['font-src', "'self'", ...services.styles],
    ['connect-src', "'self'", ...services.connections],
    ['media-src', "'self'"],
    // Also what the frame of a playground may be led to by the code in it: nowhere else.
    ['frame-src', "'self'", ...services.frames],
    ['manifest-src', "'self'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
  ];
  // Scripts of others write HTML as they like.
  const trusted =
    services.scripts.length + site.thirdPartyScripts.length > 0
      ? []
      : [
          ['require-trusted-types-for', "'script'"],
          ['trusted-types', trustedTypesPolicy, "'allow-duplicates'"],
        ];
  return [...directives, ...trusted].map((directive) => directive.join(' ')).join('; ');
}

interface Services extends OutsideOrigins {
  readonly images: readonly string[];
  readonly frames: readonly string[];
}

/** The origins of the services that the configuration names. */
function servicesOf(site: SiteConfig): Services {
  const { askAi, search, contentPolicy } = site;
  const outside = outsideOrigins(site);
  const scripts = [...contentPolicy.scripts, ...outside.scripts];
  const images = [...contentPolicy.images];
  const connections = [...contentPolicy.connections, ...outside.connections];
  connections.push(...(site.requests?.servers ?? []));
  const { provider } = askAi ?? {};
  if (provider?.type === 'hosted') {
    scripts.push(originOf(provider.script));
    images.push(originOf(provider.logo));
  }
  if (provider?.type === 'model') connections.push(originOf(provider.endpoint));
  if (search.provider === 'meilisearch' && search.meilisearch) {
    connections.push(originOf(search.meilisearch.host));
  }
  return { scripts, styles: outside.styles, images, connections, frames: contentPolicy.frames };
}

const originOf = (address: string): string => new URL(address).origin;
