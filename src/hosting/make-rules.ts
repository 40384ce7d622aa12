import { basePathOf, underBase } from '../config/base-path.ts';
import type { SiteConfig } from '../config/schema.ts';
import { playgroundFrameAddress } from '../content/playground/frame-address.ts';
import { playgroundFramePolicy } from '../content/playground/frame-policy.ts';
import { type PageCode, pagePolicy } from './content-policy.ts';
import { pathRedirects } from './redirects.ts';
import type { HostingRules, Redirect } from './rules.ts';

const minute = 60;
const year = 365 * 24 * 60 * minute;

/** What no page of the site uses, and nothing that a page embeds is to use in its name. */
const unused = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
];

/** Frames show in the site's own pages alone. */
const inOwnPages = "frame-ancestors 'self'";

/** Derives what hosts do with a site from its configuration and from what its pages bring along. */
export function makeRules(
  site: SiteConfig,
  code: PageCode,
  redirects: readonly Redirect[],
): HostingRules {
  const base = basePathOf(site.url);
  const at = (path: string) => underBase(base, path);
  return {
    base,
    everywhere: {
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': unused.map((feature) => `${feature}=()`).join(', '),
      // The vendor's editor talks to the window that it opened (SPECIFICATION.md S6).
      'cross-origin-opener-policy': site.analytics?.visualTagging ? 'unsafe-none' : 'same-origin',
    },
    cache: {
      hashedFolders: [at('/_astro/'), at('/sidebars/')],
      hashed: `public, max-age=${year}, immutable`,
      // A page that was fetched ahead isn't fetched again at the click that follows.
      others: `public, max-age=${5 * minute}, must-revalidate`,
    },
    policies: {
      pages: pagePolicy(code, site),
      frames: {
        // The sandbox also holds where the document is opened by itself.
        [at(playgroundFrameAddress)]:
          `${playgroundFramePolicy}; ${inOwnPages}; sandbox allow-scripts`,
      },
    },
    redirects: pathRedirects(redirects).map(({ from, to }) => ({ from: at(from), to: at(to) })),
  };
}
