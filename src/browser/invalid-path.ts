/**
 * Why a path can't be decoded (product-spec S5, S8).
 * @param pathname percent-encoded
 * @returns `undefined` if it can
 */
export function invalidPath(pathname: string): string | undefined {
  try {
    decodeURI(pathname);
    return undefined;
  } catch {
    return `The path “${pathname}” could not be decoded. This is likely caused by an invalid percent-encoding.`;
  }
}
