/** An address of a sign-in as a page writes it. */
export interface WrittenAddress {
  text: string;
  /** Line within the block, from 0. */
  line: number;
}

/**
 * Reads the addresses of a `sign-in` block, one to a line; a long query can continue on indented
 * lines that start with `?` or `&`.
 */
export function readAddresses(code: string): WrittenAddress[] {
  const addresses: WrittenAddress[] = [];
  for (const [line, text] of code.split('\n').entries()) {
    const last = addresses.at(-1);
    if (last && /^\s+[?&]/.test(text)) last.text += text.trim();
    else if (text.trim() !== '') addresses.push({ text: text.trim(), line });
  }
  return addresses;
}

/**
 * Whether a page writes an address as it is. Queries are compared decoded, because nobody reads
 * `%3A%2F%2F`, and `…` matches any text.
 */
export function isAddress(written: string, real: string): boolean {
  const pattern = written
    .split('…')
    .map((part) => part.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'))
    .join('.+');
  return new RegExp(`^${pattern}$`).test(readable(real));
}

/** An address with its query decoded. */
export function readable(address: string): string {
  return decodeURIComponent(address.replaceAll('+', ' '));
}
