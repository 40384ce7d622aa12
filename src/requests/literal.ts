/** A longer object is written over several lines. */
const longest = 60;
const identifier = /^[A-Za-z_$][\w$]*$/;

/** A value from JSON as a developer writes it in JavaScript. @param indent spaces in front of the line that it's on */
export function literal(value: unknown, indent = 0): string {
  const short = write(value, (parts, [open, close]) => `${open}${parts.join(', ')}${close}`);
  if (short.length <= longest && !short.includes('\n')) return short;
  if (typeof value !== 'object' || value === null) return short;
  const inside = ' '.repeat(indent + 2);
  const parts = Array.isArray(value)
    ? value.map((item) => literal(item, indent + 2))
    : Object.entries(value).map(([key, item]) => `${name(key)}: ${literal(item, indent + 2)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${parts.map((part) => `${inside}${part},\n`).join('')}${' '.repeat(indent)}${close}`;
}

function write(
  value: unknown,
  join: (parts: readonly string[], around: readonly [string, string]) => string,
): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value !== 'object' || value === null) return String(value);
  if (Array.isArray(value))
    return join(
      value.map((item) => write(item, join)),
      ['[', ']'],
    );
  const parts = Object.entries(value).map(([key, item]) => `${name(key)}: ${write(item, join)}`);
  return parts.length === 0 ? '{}' : join(parts, ['{ ', ' }']);
}

const name = (key: string): string => (identifier.test(key) ? key : quoted(key));

/** In single quotes, unless that needs more escapes. */
export function quoted(text: string): string {
  const json = JSON.stringify(text);
  return text.includes("'") ? json : `'${json.slice(1, -1).replaceAll('\\"', '"')}'`;
}
