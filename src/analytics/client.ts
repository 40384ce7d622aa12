import { createInstance } from '@amplitude/analytics-browser';
import { removeStored } from '../browser/storage.ts';
import type { AnalyticsConfig } from '../config/third-parties.ts';
import * as limits from './constants.ts';
import { googleClientId } from './device-id.ts';
import type { ReaderEvent } from './events.ts';

type Client = ReturnType<typeof createInstance>;

let client: Client | undefined;
let deviceId: string | undefined;

/**
 * Starts the vendor's SDK. It keeps the identity and the sessions, collects events, sends them, tries
 * again and keeps what could not be sent; here are only the values that the site has for it.
 */
export async function startClient(config: AnalyticsConfig): Promise<void> {
  if (config.googleAnalyticsDeviceId) {
    deviceId = googleClientId(document.cookie);
    if (!deviceId) console.warn('Google Analytics Client ID not found in cookies.');
  }
  const instance = createInstance();
  await instance.init(config.apiKey, {
    serverZone: config.zone,
    useBatch: config.batch,
    ...(config.serverUrl ? { serverUrl: config.serverUrl } : {}),
    ...(deviceId ? { deviceId } : {}),
    fetchRemoteConfig: config.remoteConfig,
    flushIntervalMillis: limits.flushInterval,
    flushQueueSize: limits.flushQueueSize,
    flushMaxRetries: limits.maximumRetries,
    sessionTimeout: limits.sessionTimeout,
    cookieOptions: { expiration: limits.cookieDays, secure: location.protocol === 'https:' },
    autocapture: {
      attribution: {
        initialEmptyValue: limits.initialEmptyValue,
        resetSessionOnNewCampaign: config.resetSessionOnNewCampaign,
        // The site itself is always on the list; a second list would make the SDK forget that.
        excludeReferrers: [location.hostname, ...config.excludeReferrers],
      },
      sessions: true,
      // The site tells of its pages itself: its router changes them.
      pageViews: false,
      fileDownloads: false,
      formInteractions: false,
      elementInteractions: (config.elementInteractions || config.visualTagging) && {
        debounceTime: limits.clickDebounce,
        ...(config.elementInteractions ? {} : { shouldTrackEventResolver: () => false }),
        ...(config.visualTagging ? {} : { visualTaggingOptions: { enabled: false } }),
      },
    },
  }).promise;
  client = instance;
  sendBeforeLeaving(instance);
}

/** Hands an event to the SDK. Whatever goes wrong, only the console sees it (SPECIFICATION.md S8). */
export async function track({ event_type, event_properties }: ReaderEvent): Promise<void> {
  if (!client) {
    console.error('Amplitude is not initialized.');
    return;
  }
  try {
    const { code, message } = await client.track({
      event_type,
      event_properties,
      ...(deviceId ? { device_id: deviceId } : {}),
    }).promise;
    if (code !== 200) throw new Error(`${message} (${code})`);
  } catch (error) {
    console.error('Error tracking Amplitude event:', error);
  }
}

/**
 * Stops counting and takes away what was stored. Anyone who agrees again is somebody new: the reset makes
 * another device ID and clears the user ID (SPECIFICATION.md S4).
 * @param apiKey names the storage
 */
export function stopClient(apiKey: string): void {
  deviceId = undefined;
  client?.reset();
  client?.setOptOut(true);
  const keys = limits.storageKeys(apiKey);
  for (const name of [keys.identity, keys.campaign]) removeCookie(name);
  removeStored(keys.unsent);
}

/** Counts again, after the reader changed their mind. */
export function resumeClient(): void {
  client?.setOptOut(false);
}

/** The SDK sets its cookies for the whole domain where it can. */
function removeCookie(name: string): void {
  const labels = location.hostname.split('.');
  const domains = labels.map((_, index) => `; domain=.${labels.slice(index).join('.')}`);
  for (const domain of ['', ...domains]) {
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the newer interface
    document.cookie = `${name}=; max-age=0; path=/${domain}`;
  }
}

/** A page that is left may never come back, so what waits is sent by a beacon. */
function sendBeforeLeaving(instance: Client): void {
  addEventListener('pagehide', () => {
    instance.setTransport('beacon');
    instance.flush();
  });
  // From the browser's cache it may come back after all.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) instance.setTransport('fetch');
  });
}
