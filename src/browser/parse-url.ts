/** `URL.parse()`, which browsers before the summer of 2024 don't have. @returns `undefined` if it isn't an address */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
