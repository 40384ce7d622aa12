import type { WrittenRequest } from './parse-request.ts';

/** Where a project runs while it's developed. */
export const origin = 'http://localhost:1337';

/** The path of a request, and its query as decoded pairs. */
export function addressOf({ path }: Pick<WrittenRequest, 'path'>): {
  readonly path: string;
  readonly pairs: readonly (readonly [string, string])[];
} {
  const [own = '', query] = path.split(/\?(.*)/s);
  return { path: own, pairs: query === undefined ? [] : [...new URLSearchParams(query)] };
}

/** The headers apart from the token, in their usual spelling, and whether a token is sent. */
export function headersOf({ headers }: Pick<WrittenRequest, 'headers'>): {
  readonly others: readonly (readonly [string, string])[];
  readonly hasToken: boolean;
} {
  const hasToken = /^Bearer </.test(headers.get('authorization') ?? '');
  return {
    hasToken,
    others: [...headers]
      .filter(([name]) => !hasToken || name !== 'authorization')
      .map(([name, value]) => [name.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()), value]),
  };
}

/** The body as JSON; `undefined` if it's none. */
export function jsonOf({ body }: Pick<WrittenRequest, 'body'>): unknown {
  try {
    return JSON.parse(body ?? '');
  } catch {
    return undefined;
  }
}
