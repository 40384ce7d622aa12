/** `URL.parse()`, which browsers before the summer of 2024 don't have. @returns `undefined` for what is no address */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
