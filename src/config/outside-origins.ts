import type { SiteConfig } from './schema.ts';
import type { AnalyticsConfig } from './third-parties.ts';

/** What analytics and third-party scripts reach outside the site, as origins. */
export interface OutsideOrigins {
  readonly scripts: readonly string[];
  /** Stylesheets, and the fonts that they load. */
  readonly styles: readonly string[];
  /** Where requests go. */
  readonly connections: readonly string[];
}

/** The vendor's hosts for each zone (SPECIFICATION.md S7); the SDK has them as fixed values. */
const vendor = {
  US: { events: 'https://api2.amplitude.com', settings: 'https://sr-client-cfg.amplitude.com' },
  EU: {
    events: 'https://api.eu.amplitude.com',
    settings: 'https://sr-client-cfg.eu.amplitude.com',
  },
} as const;

/** Where the vendor's editor has its selector from. */
const selectorHost = 'https://cdn.amplitude.com';

/** Everything outside the site that its configuration names, each origin once. */
export function outsideOrigins({
  analytics,
  thirdPartyScripts,
}: Pick<SiteConfig, 'analytics' | 'thirdPartyScripts'>): OutsideOrigins {
  const elsewhere = thirdPartyScripts.filter(({ src }) => !src.startsWith('/'));
  const origins = (stylesheets: boolean) =>
    elsewhere
      .filter(({ src }) => src.endsWith('.css') === stylesheets)
      .map(({ src }) => new URL(src).origin);
  return {
    scripts: once([...(analytics?.visualTagging ? [selectorHost] : []), ...origins(false)]),
    styles: once(origins(true)),
    connections: analytics ? once(connectionsOf(analytics)) : [],
  };
}

function connectionsOf({ zone, serverUrl, remoteConfig }: AnalyticsConfig): string[] {
  const { events, settings } = vendor[zone];
  return [serverUrl ? new URL(serverUrl).origin : events, ...(remoteConfig ? [settings] : [])];
}

const once = (origins: readonly string[]): string[] => [...new Set(origins)];
