import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import packageJson from '../../package.json' with { type: 'json' };
import { writeWhole } from '../document/write-whole.ts';

/** The weights of variable fonts that the stylesheets use; see tokens.css. */
export const fontWeights = { min: 400, max: 700 } as const;

/** OpenType features that the stylesheets use: kerning, and figures of one width in numbered steps. */
const features = ['kern', 'tnum'];

const printableAscii = Array.from({ length: 0x7f - 0x20 }, (_, index) =>
  String.fromCharCode(0x20 + index),
).join('');

/**
 * What each family draws; browsers take other characters from the fonts of the system. The lists are
 * fixed, so that no page makes the fonts heavier for all others and a font keeps its address and stays in
 * browsers' caches. Readers type what they like into search and playgrounds, so the fonts have all of ASCII.
 * A character more costs about 40 bytes; the test next to this file has the budget.
 */
export const fontCharacters = {
  /** Punctuation and the letters of words and names that English borrows from its neighbors. */
  prose: `${printableAscii}\u00a0–—‘’“”•…‹›«»€©™°±×→←↑↓−àáâäãåæçèéêëíîïñóôöøùúûüßÀÂÄÅÇÉÈÖØÜ`,
  /** Punctuation in comments, and the lines of folder trees. */
  code: `${printableAscii}–—‘’“”…→─│┌┐└┘├┤┬┴┼`,
} as const;

/**
 * Cuts a variable font down to some characters and to the weights and features that the design uses.
 * The result is kept in `.cache/fonts/` until the font, the characters or the library change.
 * @param root absolute path of the site
 * @param file absolute path of the font
 * @returns path of the smaller font from the site's folder
 */
export async function subsetOf(root: string, file: string, characters: string): Promise<string> {
  const original = readFileSync(file);
  const key = [
    characters,
    JSON.stringify([fontWeights, features]),
    packageJson.dependencies['subset-font'],
  ];
  const digest = createHash('sha256').update(original).update(key.join('\0')).digest('hex');
  const folder = path.join('.cache', 'fonts');
  const name = path.join(folder, `${path.basename(file, '.woff2')}-${digest.slice(0, 12)}.woff2`);
  const target = path.join(root, name);
  if (!existsSync(target)) {
    mkdirSync(path.join(root, folder), { recursive: true });
    const subset = await subsetFont(original, characters, {
      targetFormat: 'woff2',
      variationAxes: { wght: fontWeights },
      keepFeatures: features,
    });
    writeWhole(target, subset);
  }
  return `./${name.split(path.sep).join('/')}`;
}
