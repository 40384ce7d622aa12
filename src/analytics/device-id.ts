/**
 * The client ID of Google Analytics, so that both tools know a reader by the same name: the third and
 * fourth parts of its cookie `_ga`, which looks like `GA1.1.1234567890.1700000000` (SPECIFICATION.md S9).
 * @param cookies as `document.cookie` has them
 * @returns `undefined` if there is no such cookie, or if it looks different
 */
export function googleClientId(cookies: string): string | undefined {
  const value = /(?:^|;\s*)_ga=([^;]*)/.exec(cookies)?.[1];
  const [, , id, time] = value?.split('.') ?? [];
  return id && time ? `${id}.${time}` : undefined;
}
