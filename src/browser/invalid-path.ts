/**
 * Why a path can't be decoded (SPECIFICATION.md S5, S8).
 * @param pathname percent-encoded
 * @returns `undefined` if it can
 */
export function invalidPath(pathname: string): string | undefined {
  if (isDecodable(pathname)) return undefined;
  return `The path “${pathname}” could not be decoded. This is likely caused by an invalid percent-encoding.`;
}

function isDecodable(pathname: string): boolean {
  try {
    // The result is used, because the minifier drops calls without one.
    return decodeURI(pathname).length > 0;
  } catch {
    return false;
  }
}
