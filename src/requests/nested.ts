/** What the parameters of a query mean: `filters[name][$eq]=x` is `{ filters: { name: { $eq: 'x' } } }`. */
interface Nested {
  [name: string]: Nested | string | number;
}

/** What a developer writes as a number. */
const counts = /^(?:page|pageSize|start|limit)$/;

/**
 * The parameters as an object, with a list where the names count from 0.
 * @returns `null` if one name has several values, which an object can't hold
 */
export function nested(pairs: readonly (readonly [string, string])[]): unknown {
  const all: Nested = {};
  for (const [name, value] of pairs) {
    const [first = '', ...inner] = name.replace(/\]$/, '').split(/\]?\[/);
    const keys = [first, ...inner];
    let at = all;
    for (const key of keys.slice(0, -1)) {
      const next = at[key] ?? {};
      at[key] = next;
      if (typeof next !== 'object') return null;
      at = next;
    }
    const last = keys.at(-1) ?? '';
    if (last === '' || last in at) return null;
    at[last] = counts.test(last) && /^\d+$/.test(value) ? Number(value) : value;
  }
  return withLists(all);
}

function withLists(value: Nested[string]): unknown {
  if (typeof value !== 'object') return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, withLists(inner)] as const);
  const isList = entries.length > 0 && entries.every(([key], at) => key === String(at));
  return isList ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}
