import { createHash } from 'node:crypto';

/** The credentials that the pages name as `<full-access-token>` and so on. */
export interface Fixtures {
  'full-access-token': string;
  'read-only-token': string;
  'user-jwt': string;
  'admin-jwt': string;
}

/** The secret part of an API token; fixed, so that a database snapshot fits every run. */
export function apiTokenKey(name: string): string {
  return createHash('sha512').update(`api-token:${name}`).digest('hex');
}

/** Replaces `<full-access-token>` and the other placeholders by the credentials themselves. */
export function fillIn(text: string, fixtures: Fixtures): string {
  return text.replace(
    /<(full-access-token|read-only-token|user-jwt|admin-jwt)>/g,
    (_, name: keyof Fixtures) => fixtures[name],
  );
}
