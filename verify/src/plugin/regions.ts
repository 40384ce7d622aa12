/** `// #region name`, also as a comment of JSX or in another style, and its end. */
const mark = /^\s*(?:\/\/|\/\*|\{\/\*)\s*#(region|endregion)\b\s*([\w-]*)/;

/**
 * The text of regions of a file, without the marks of regions and the indentation that its lines
 * share. Several regions, separated by commas, are joined by an empty line. In JSON, which has no
 * comments, regions are the members of the object.
 * @param regions `register`, `imports,register`, or `undefined` for the whole file
 * @throws Error if the file doesn't have them
 */
export function quote(source: string, file: string, regions: string | undefined): string {
  const names = regions?.split(',').map((name) => name.trim());
  const lines = source.split('\n');
  if (!names) return tidy(lines);
  if (file.endsWith('.json')) return quoteMembers(source, file, names);
  return names.map((name) => tidy(linesOf(lines, file, name))).join('\n\n');
}

/** The names of the regions in a file. */
export function regionNames(source: string): string[] {
  return source.split('\n').flatMap((line) => {
    const [, kind, name] = mark.exec(line) ?? [];
    return kind === 'region' && name ? [name] : [];
  });
}

function linesOf(lines: string[], file: string, name: string): string[] {
  const starts = lines.flatMap((line, index) => {
    const [, kind, own] = mark.exec(line) ?? [];
    return kind === 'region' && own === name ? [index] : [];
  });
  const [start] = starts;
  if (start === undefined) {
    const names = regionNames(lines.join('\n'));
    throw new Error(
      `${file} has no region "${name}". It has ${names.length > 0 ? names.map((other) => `"${other}"`).join(', ') : 'none: put `// #region NAME` and `// #endregion` around the lines'}.`,
    );
  }
  if (starts.length > 1)
    throw new Error(
      `${file} has the region "${name}" ${starts.length} times. Give each a different name.`,
    );
  let depth = 0;
  for (let index = start; index < lines.length; index += 1) {
    const [, kind] = mark.exec(lines[index] ?? '') ?? [];
    if (kind === 'region') depth += 1;
    if (kind === 'endregion') depth -= 1;
    if (depth === 0) return lines.slice(start, index);
  }
  throw new Error(`${file}:${start + 1}: the region "${name}" has no \`#endregion\`.`);
}

function quoteMembers(source: string, file: string, names: string[]): string {
  const object = JSON.parse(source) as Record<string, unknown>;
  const unknown = names.find((name) => !(name in object));
  if (unknown !== undefined)
    throw new Error(
      `${file} has no member "${unknown}". It has ${Object.keys(object)
        .map((name) => `"${name}"`)
        .join(', ')}.`,
    );
  const members = Object.fromEntries(names.map((name) => [name, object[name]]));
  return JSON.stringify(members, null, 2);
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
