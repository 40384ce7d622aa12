/** What a page quotes of a file, or why it can't. */
export type Quotation =
  | { readonly ok: true; readonly code: string }
  | { readonly ok: false; readonly message: string };

/** `// #region name`, also as a comment of JSX or in another style, and its end. */
const mark = /^\s*(?:\/\/|\/\*|\{\/\*)\s*#(region|endregion)\b\s*([\w-]*)/;

/**
 * The text of regions of a file, without the marks of regions and the indentation that its lines
 * share. Several regions, separated by commas, are joined by an empty line. In JSON, which has no
 * comments, regions are the members of the object.
 * @param regions `register`, `imports,register`, or `undefined` for the whole file
 */
export function quote(source: string, file: string, regions: string | undefined): Quotation {
  const names = regions?.split(',').map((name) => name.trim());
  if (file.endsWith('.json')) return names ? quoteMembers(source, file, names) : whole(source);
  if (!names) return whole(source);
  const lines = source.split('\n');
  const parts: string[] = [];
  for (const name of names) {
    const part = linesOf(lines, file, name);
    if (!Array.isArray(part)) return part;
    parts.push(tidy(part));
  }
  return { ok: true, code: parts.join('\n\n') };
}

/** The names of the regions in a file. */
export function regionNames(source: string): string[] {
  return source.split('\n').flatMap((line) => {
    const [, kind, name] = mark.exec(line) ?? [];
    return kind === 'region' && name ? [name] : [];
  });
}

const whole = (source: string): Quotation => ({ ok: true, code: tidy(source.split('\n')) });

function linesOf(lines: string[], file: string, name: string): string[] | Quotation {
  const starts = lines.flatMap((line, index) => {
    const [, kind, own] = mark.exec(line) ?? [];
    return kind === 'region' && own === name ? [index] : [];
  });
  const [start] = starts;
  if (start === undefined) {
    const names = regionNames(lines.join('\n'));
    return refuse(
      `${file} has no region "${name}". It has ${names.length > 0 ? names.map((other) => `"${other}"`).join(', ') : 'none: put `// #region NAME` and `// #endregion` around the lines'}.`,
    );
  }
  if (starts.length > 1)
    return refuse(
      `${file} has the region "${name}" ${starts.length} times. Give each a different name.`,
    );
  let depth = 0;
  for (let index = start; index < lines.length; index += 1) {
    const [, kind] = mark.exec(lines[index] ?? '') ?? [];
    if (kind === 'region') depth += 1;
    if (kind === 'endregion') depth -= 1;
    if (depth === 0) return lines.slice(start, index);
  }
  return refuse(`${file}:${start + 1}: the region "${name}" has no \`#endregion\`.`);
}

const refuse = (message: string): Quotation => ({ ok: false, message });

function quoteMembers(source: string, file: string, names: string[]): Quotation {
  const object = JSON.parse(source) as Record<string, unknown>;
  const unknown = names.find((name) => !(name in object));
  if (unknown !== undefined)
    return refuse(
      `${file} has no member "${unknown}". It has ${Object.keys(object)
        .map((name) => `"${name}"`)
        .join(', ')}.`,
    );
  const members = Object.fromEntries(names.map((name) => [name, object[name]]));
  return { ok: true, code: JSON.stringify(members, null, 2) };
}

/** Without marks, common indentation, outer empty lines and the second of two empty lines. */
function tidy(lines: string[]): string {
  const kept = lines.filter((line) => !mark.test(line));
  const indents = kept.filter((line) => line.trim() !== '').map((line) => line.search(/\S/));
  const indent = Math.min(...indents);
  return kept
    .map((line) => line.slice(indent).trimEnd())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .replaceAll(/^\n+|\n+$/g, '');
}
