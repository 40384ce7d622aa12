import type { WrittenRequest } from '../../requests/parse-request.ts';
import type { Outcome } from './advice.ts';

/** More of an answer isn't shown, in characters. */
const longest = 20_000;
/** A server that is being started may take a while, in milliseconds. */
const longestWait = 30_000;

/** Sends a request of a page to the reader's server, with the token alone: no cookie, and nothing kept. */
export async function send(
  server: string,
  request: WrittenRequest,
  token: string,
): Promise<Outcome> {
  const headers = new Headers(
    [...request.headers].filter(([name]) => name !== 'authorization' && name !== 'cookie'),
  );
  if (token) headers.set('Authorization', `Bearer ${token}`);
  const started = performance.now();
  try {
    const response = await fetch(server + request.path, {
      method: request.method,
      headers,
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(longestWait),
      ...(request.body !== undefined && { body: request.body }),
    });
    const text = await response.text();
    return {
      kind: 'answered',
      status: response.status,
      reason: response.statusText,
      body: shown(text),
      milliseconds: Math.round(performance.now() - started),
    };
  } catch {
    return { kind: 'unreachable', server };
  }
}

function shown(text: string): string {
  let formatted = text;
  try {
    formatted = JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    // It isn't JSON.
  }
  return formatted.length > longest ? `${formatted.slice(0, longest)}\n…` : formatted;
}
