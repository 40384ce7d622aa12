import { z } from 'zod';

/** Kinds of values that several parts of the configuration have. */

export const sitePath = z.string().regex(/^\/[^\s]*$/, 'a site path that starts with "/"');
export const absoluteUrl = z.url({ protocol: /^https?$/, error: 'an absolute http(s) URL' });

/** Subresource integrity, as `integrity="…"` takes it. */
export const integrity = z
  .string()
  .regex(/^sha(?:256|384|512)-[A-Za-z0-9+/=]+$/, 'sha256-, sha384- or sha512-…');
export const milliseconds = z.number().int().min(500).max(120_000);
