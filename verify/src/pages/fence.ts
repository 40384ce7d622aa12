/** What stands after the language of a code fence: `key="value"` pairs and bare words. */
export interface FenceMeta {
  values: Map<string, string>;
  flags: Set<string>;
}

// `{1,3-5}` (highlighted lines) is for the site alone.
const part = /\{[\d,\s-]*\}|([\w-]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"']+)))?/g;

/** Reads the meta string of a fence. */
export function parseFenceMeta(meta: string): FenceMeta {
  const values = new Map<string, string>();
  const flags = new Set<string>();
  for (const [, name, ...quoted] of meta.matchAll(part)) {
    if (name === undefined) continue;
    const value = quoted.find((text) => text !== undefined);
    if (value === undefined) flags.add(name);
    else values.set(name, value);
  }
  return { values, flags };
}
