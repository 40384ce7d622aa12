import { stripVTControlCharacters } from 'node:util';
import { hole } from './text-of.ts';

/** A text on one line, with the values of Yup, ICU, TypeScript and `util.format` as holes. */
export function normalized(text: string): string {
  return withoutValues(
    stripVTControlCharacters(text)
      .replace(/\$\{\w+\}/g, hole)
      .replace(/%[sdijoO]\b/g, hole),
  )
    .replace(/\s+/g, ' ')
    .trim();
}

/** `{count, plural, one {# entry} other {# entries}}`, `{name}` and `{0}` as `{}`. */
function withoutValues(text: string): string {
  let depth = 0;
  let result = '';
  for (const character of text) {
    if (character === '{') {
      if (depth === 0) result += hole;
      depth += 1;
    } else if (character === '}' && depth > 0) depth -= 1;
    else if (depth === 0) result += character;
  }
  return depth === 0 ? result : text;
}
