/**
 * Members of the documented entry that the reader's doesn't have: nothing if the two have little in common, since their
 * content types are different then.
 * @param documented the response on the page, with `// …` for what it leaves out
 * @param received the server's answer
 */
export function lackingIn(documented: string, received: string): string[] {
  const shown = entryOf(documented.replace(/,?\s*\/\/ ….*$/gm, ''));
  const own = entryOf(received);
  if (!shown || !own) return [];
  const lacking = Object.keys(shown).filter((name) => !(name in own));
  return lacking.length > Object.keys(shown).length / 2 ? [] : lacking;
}

/** The entry of a response, or the first of several. */
function entryOf(json: string): object | undefined {
  try {
    const { data } = JSON.parse(json);
    const entry: unknown = Array.isArray(data) ? data[0] : data;
    return typeof entry === 'object' && entry !== null ? entry : undefined;
  } catch {
    // No JSON, or more of it than is shown.
    return undefined;
  }
}
