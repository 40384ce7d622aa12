import type { AnalyticsConfig, ThirdPartyScript } from '../../config/third-parties.ts';

/** What the browser needs of the site's configuration; pages have it only if there is any of it. */
export interface ThirdPartyOptions {
  readonly analytics: AnalyticsConfig | null;
  readonly scripts: readonly ThirdPartyScript[];
}

/** The element that has the options as JSON. */
export const optionsId = 'third-parties';

export function readOptions(): ThirdPartyOptions {
  return JSON.parse(document.getElementById(optionsId)?.textContent ?? 'null');
}

/** Whether anything waits for the reader's consent. */
export const needsConsent = ({ analytics, scripts }: ThirdPartyOptions): boolean =>
  analytics?.consent === 'required' || scripts.some(({ strategy }) => strategy === 'consent');

/** Kinds of scripts that measure what readers do. */
const measuring: readonly string[] = ['tag-manager', 'experimentation', 'heatmap'];

/** What is left for a reader whose browser asks for privacy. */
export function withoutMeasuring({ analytics, scripts }: ThirdPartyOptions): ThirdPartyOptions {
  return {
    analytics: analytics?.respectSignals ? null : analytics,
    scripts: scripts.filter(({ kind }) => !measuring.includes(kind)),
  };
}
