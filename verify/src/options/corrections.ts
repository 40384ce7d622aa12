import type { OptionType, ValueKind } from './option-type.ts';

const type = (...kinds: ValueKind[]): OptionType => ({
  kinds: new Set(kinds),
  literals: new Set(),
});

/**
 * Options whose declared types are narrower than the code that reads them, with what that code takes.
 * Everything under `admin.rateLimit` goes to koa2-ratelimit, whose README and `src/RateLimit.js` say
 * what it takes.
 */
export const correctedTypes: Readonly<Record<string, OptionType>> = {
  'admin.rateLimit.interval': type('number', 'object'),
  'admin.rateLimit.timeWait': type('number', 'object'),
  'admin.rateLimit.whitelist': type('list'),
  'admin.rateLimit.store': type('object'),
  // `services/auth.js` merges it over an object with a subject, a text and an HTML version.
  'admin.forgotPassword.emailTemplate': type('object'),
  // Handed to sharp's `cache()`, which also takes the limits.
  'plugins.upload.sharp.cache': type('boolean', 'object'),
};
