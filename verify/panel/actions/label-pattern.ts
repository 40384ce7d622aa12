/**
 * What an element's name must be for a label: the same text, letter for letter. The panel adds an
 * asterisk to required fields and a count to some tabs, which pages leave out.
 */
export function labelPattern(label: string): RegExp {
  const text = label.trim().split(/\s+/).map(escapeRegExp).join('\\s+');
  return new RegExp(`^\\s*${text}\\s*\\*?\\s*(?:\\(?\\d+\\)?)?\\s*$`);
}

/** A text that starts like this one, such as an option that goes on with a description. */
export function startPattern(text: string): RegExp {
  return new RegExp(`^\\s*${text.trim().split(/\s+/).map(escapeRegExp).join('\\s+')}(?!\\w)`);
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
