import { z } from 'zod';
import { absoluteUrl, integrity, milliseconds, sitePath } from './values.ts';

/**
 * Analytics. The constants that nobody needs to change are in `src/analytics/constants.ts`.
 */
export const analyticsSchema = z.strictObject({
  /** Key of the project at the vendor. Every reader gets it, as it can only add events. */
  apiKey: z.string().min(10, 'at least 10 characters'),
  /** Where events are kept: it decides the hosts that they are sent to (SPECIFICATION.md S7). */
  zone: z.enum(['US', 'EU']).default('US'),
  /** Sends to the batch endpoint, which takes more events and counts them later (SPECIFICATION.md S7). */
  batch: z.boolean().default(false),
  /** A proxy of your own in front of the vendor, with the path of the endpoint. */
  serverUrl: absoluteUrl.optional(),
  /** Lets the vendor's console change what is captured; asks it once per page load (SPECIFICATION.md S7). */
  remoteConfig: z.boolean().default(false),
  /** `required` waits until the reader agrees; `implied` doesn't ask. */
  consent: z.enum(['required', 'implied']).default('required'),
  /** Whether browsers that say Do Not Track or Global Privacy Control are left alone. */
  respectSignals: z.boolean().default(true),
  /** Takes the device ID from the `_ga` cookie where there is one (SPECIFICATION.md S9). */
  googleAnalyticsDeviceId: z.boolean().default(false),
  /** Starts a new session when a reader comes from another campaign (SPECIFICATION.md S4). */
  resetSessionOnNewCampaign: z.boolean().default(false),
  /** Referring domains that never count as a campaign, such as `app.example.com` (SPECIFICATION.md S4). */
  excludeReferrers: z.array(z.string().min(1)).readonly().default([]),
  /** Counts clicks and changes of elements by themselves. */
  elementInteractions: z.boolean().default(false),
  /** Lets the vendor's editor, when it opens the site, load its selector (SPECIFICATION.md S6). */
  visualTagging: z.boolean().default(false),
});

/** What a script is for; those that measure readers stay away where the browser asks for privacy. */
const scriptKinds = [
  'tag-manager',
  'experimentation',
  'heatmap',
  'icon-font',
  'effects',
  'redirect',
] as const;

/** A script, or the stylesheet of an icon font, that the site loads from elsewhere (SPECIFICATION.md S7). */
export const thirdPartyScriptSchema = z.strictObject({
  /** Names it in the console and on the page that says what is loaded. */
  name: z.string().min(1),
  kind: z.enum(scriptKinds),
  /** An address that ends with `.css` is loaded as a stylesheet. */
  src: z.union([absoluteUrl, sitePath]),
  /**
   * When it is loaded: once the page is at rest, at the reader's first key, click or scroll, or after the
   * reader agreed.
   */
  strategy: z.enum(['idle', 'interaction', 'consent']).default('consent'),
  integrity: integrity.optional(),
  /** How long it may take before it is given up. */
  timeout: milliseconds.default(8000),
  /** One sentence for readers: what it does. */
  purpose: z.string().min(1),
  /** The cookies and storage keys that it uses. */
  stores: z.array(z.string().min(1)).readonly().default([]),
});

export type AnalyticsConfig = z.infer<typeof analyticsSchema>;
export type ThirdPartyScript = z.infer<typeof thirdPartyScriptSchema>;
