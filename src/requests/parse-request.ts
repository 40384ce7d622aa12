/** A request as a page writes it. */
export interface WrittenRequest {
  method: string;
  path: string;
  headers: Map<string, string>;
  body: string | undefined;
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Reads `METHOD /path`, headers, an empty line and the body; throws with the reason if it isn't written so. */
export function parseRequest(code: string): WrittenRequest {
  const [head = '', ...rest] = code.split(/\n[ \t]*\n/);
  const lines = joinQueryLines(head.split('\n'));
  const [method = '', path = ''] = splitOnce(lines[0] ?? '', ' ');
  if (!METHODS.includes(method) || !path.startsWith('/')) {
    throw new Error(
      `The first line must be "METHOD /path", found "${lines[0] ?? ''}". Methods: ${METHODS.join(', ')}.`,
    );
  }
  const headers = new Map<string, string>();
  for (const line of lines.slice(1)) {
    const [name, value] = splitOnce(line, ':');
    if (!/^[\w-]+$/.test(name) || value === '')
      throw new Error(`Expected a header such as "Name: value", found "${line}".`);
    headers.set(name.toLowerCase(), value);
  }
  const body = rest.length > 0 ? rest.join('\n\n') : undefined;
  // Every example with a body sends JSON; naming the type on each page would be noise.
  if (body !== undefined && !headers.has('content-type'))
    headers.set('content-type', 'application/json');
  return { method, path: encodePath(path.replace(/ HTTP\/[\d.]+$/, '')), headers, body };
}

/** A long query can continue on indented lines that start with `?` or `&`. */
function joinQueryLines(lines: string[]): string[] {
  const joined: string[] = [];
  for (const line of lines) {
    const last = joined.pop();
    if (last !== undefined && /^\s+[?&]/.test(line)) joined.push(last + line.trim());
    else joined.push(...(last === undefined ? [] : [last]), line);
  }
  return joined;
}

function splitOnce(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator);
  return at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at + separator.length).trim()];
}

/** Percent-encodes what a URL can't contain and leaves what is already encoded. */
export function encodePath(path: string): string {
  return path.replace(/%(?![0-9a-f]{2})|[^\w%\-.~!$&'()*+,;=:@/?]/giu, (character) =>
    encodeURIComponent(character),
  );
}
