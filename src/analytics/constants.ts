/**
 * The limits of analytics. Those that the vendor's SDK has as fixed values are repeated here for the
 * tests and for the page that tells readers what is stored; `constants.test.ts` compares them with
 * the SDK that is installed.
 */

/** Product-spec S9: events wait this long before they are sent together, in milliseconds. */
export const flushInterval = 10_000;

/** Product-spec S9: so many events are sent in one request. */
export const flushQueueSize = 200;

/** Product-spec S9: the browser client gives up an event after so many attempts; other clients after 12. */
export const maximumRetries = 5;

/** Product-spec S9: a session ends this long after its last event, in milliseconds. */
export const sessionTimeout = 30 * 60_000;

/** Product-spec S9: no more unsent events than this are kept in the browser's storage. Fixed by the SDK. */
export const unsentLimit = 1000;

/** Product-spec S9: remote configuration is given up after this time, in milliseconds. Fixed by the SDK. */
export const remoteConfigTimeout = 5000;

/** Product-spec S9: how long the cookie of the identity is kept, in days. */
export const cookieDays = 365;

/** Product-spec S9: captured text is cut to so many characters. Fixed by the SDK. */
export const textLimit = 255;

/** Product-spec S9: the description of an element's ancestors is cut to so many characters. Fixed by the SDK. */
export const hierarchyLimit = 1024;

/** Product-spec S9: the values of captured attributes are cut to so many characters. Fixed by the SDK. */
export const attributeLimit = 128;

/** Product-spec S9: clicks on captured elements are reported without waiting, in milliseconds. */
export const clickDebounce = 0;

/** Product-spec S9: a click on anything else counts if the page changes within this time, in ms. Fixed by the SDK. */
export const actionClickWait = 500;

/** Product-spec S9: a double click on different targets within this distance is a rage click, in pixels. */
export const rageClickDistance = 20;

/** Two clicks within this time are a double click, in milliseconds: what most systems take for one. */
export const doubleClickTime = 500;

/** Product-spec S9: stands for a campaign parameter that a reader's first visit did not have. */
export const initialEmptyValue = 'EMPTY';

/** Product-spec S9: the keys of storage use so many characters of the API key. Fixed by the SDK. */
export const storageKeyLength = 10;

/** Product-spec S9: parameters of an address by which advertisers tell their clicks. Fixed by the SDK. */
export const clickIds = [
  'dclid',
  'fbclid',
  'gbraid',
  'gclid',
  'ko_click_id',
  'li_fat_id',
  'msclkid',
  'rtd_cid',
  'ttclid',
  'twclid',
  'wbraid',
] as const;

/** So many events wait at most until the SDK is there; a reader who does more loses the oldest. */
export const earlyEventLimit = 100;

/** Where the SDK keeps what it must remember, by the configured key. */
export const storageKeys = (apiKey: string) => {
  const start = apiKey.slice(0, storageKeyLength);
  return {
    /** Cookie: device, user and session. */
    identity: `AMP_${start}`,
    /** Cookie: the campaign that the reader came from. */
    campaign: `AMP_MKTG_${start}`,
    /** Local storage: events that are not sent yet. */
    unsent: `AMP_unsent_${start}`,
  };
};
