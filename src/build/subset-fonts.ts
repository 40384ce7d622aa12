import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import packageJson from '../../package.json' with { type: 'json' };

/** The weights of variable fonts that the stylesheets use; see tokens.css. */
export const fontWeights = { min: 400, max: 700 } as const;

/** Everything whose text can show on a page. */
const sources = ['docs/**/*.{md,tsx,yml}', 'src/**/*.{ts,tsx,astro}', '*.config.ts', 'sidebars.ts'];

/** Prompts, tests and fixtures show on no page. */
const exclude = (file: string) =>
  /(?:\.test\.tsx?|__fixtures__|[\\/]evaluation|[\\/]eval)$/.test(file);

/**
 * Every printable ASCII character, as readers type what they like into search and playgrounds, and
 * every other character that the sources of the pages hold.
 */
export function charactersOfPages(...roots: readonly string[]): string {
  const characters = new Set<string>();
  for (let code = 0x20; code < 0x7f; code += 1) characters.add(String.fromCharCode(code));
  for (const root of roots) {
    for (const file of globSync(sources, { cwd: root, exclude })) {
      const text = readFileSync(path.join(root, file), 'utf8');
      for (const character of text.match(/[^\0-\x7f]/gu) ?? []) characters.add(character);
    }
  }
  return [...characters].sort().join('');
}

/**
 * Cuts a variable font down to some characters and to the weights that the design uses. The result
 * is kept in `.cache/fonts/` until the font, the characters or the library change.
 * @param root absolute path of the site
 * @param file absolute path of the font
 * @returns path of the smaller font from the site's folder
 */
export async function subsetOf(root: string, file: string, characters: string): Promise<string> {
  const original = readFileSync(file);
  const key = [characters, JSON.stringify(fontWeights), packageJson.dependencies['subset-font']];
  const digest = createHash('sha256').update(original).update(key.join('\0')).digest('hex');
  const folder = path.join('.cache', 'fonts');
  const name = path.join(folder, `${path.basename(file, '.woff2')}-${digest.slice(0, 12)}.woff2`);
  const target = path.join(root, name);
  if (!existsSync(target)) {
    mkdirSync(path.join(root, folder), { recursive: true });
    const subset = await subsetFont(original, characters, {
      targetFormat: 'woff2',
      variationAxes: { wght: fontWeights },
    });
    // Under another name until it is whole: an interrupted build leaves no half font behind.
    const unfinished = `${target}.${process.pid}`;
    writeFileSync(unfinished, subset);
    renameSync(unfinished, target);
  }
  return `./${name.split(path.sep).join('/')}`;
}
