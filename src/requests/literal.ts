/** An object that would make its line longer is written over several, in characters. */
const longest = 72;
const identifier = /^[A-Za-z_$][\w$]*$/;

/**
 * A value from JSON as a developer writes it in JavaScript.
 * @param indent spaces in front of the line that it begins on
 * @param before characters in front of it on that line
 */
export function literal(value: unknown, indent = 0, before = indent): string {
  const short = write(value, (parts, [open, close]) => `${open}${parts.join(', ')}${close}`);
  if (before + short.length <= longest) return short;
  if (typeof value !== 'object' || value === null) return short;
  const inside = ' '.repeat(indent + 2);
  const parts = Array.isArray(value)
    ? value.map((item) => literal(item, indent + 2))
    : Object.entries(value).map(([key, item]) => {
        const start = `${name(key)}: `;
        return start + literal(item, indent + 2, indent + 2 + start.length);
      });
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

/** In single quotes, unless that needs more escapes; several lines as they are. */
export function quoted(text: string): string {
  if (text.includes('\n') && !/[`\\]|\$\{/.test(text)) return `\`${text}\``;
  const json = JSON.stringify(text);
  return text.includes("'") ? json : `'${json.slice(1, -1).replaceAll('\\"', '"')}'`;
}
