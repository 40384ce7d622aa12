import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { keep, keptAt, readKept } from '../../src/kept.ts';
import { verifyRoot } from '../../src/paths.ts';

/** Every English text of the installed packages' panels, read once for each set of versions. */
export function englishTexts(): string[] {
  const file = keptAt('english-texts', import.meta.filename);
  return readKept(file) ?? keep(file, readTexts());
}

/** A text in the code: one that a translation may replace, or the label of a menu or a link. */
const inCode =
  /\b(?:defaultMessage|label|title|'?aria-label'?|children|placeholder):\s*(?:'((?:[^'\\\n]|\\.)+)'|"((?:[^"\\\n]|\\.)+)"|`([^`$]+)`)/g;

/** A text in a file of translations. */
const inTranslations = /:\s*(?:'((?:[^'\\\n]|\\.)+)'|"((?:[^"\\\n]|\\.)+)")/g;

function readTexts(): string[] {
  const folder = path.join(verifyRoot, 'node_modules/@strapi');
  const texts = new Set<string>();
  for (const file of globSync('*/dist/{admin,ee}/**/*.mjs', { cwd: folder })) {
    const isTranslation = /(?:^|[\\/])translations[\\/]/.test(file);
    if (isTranslation && !/[\\/]en(?:\.json)?\.mjs$/.test(file)) continue;
    const source = readFileSync(path.join(folder, file), 'utf8');
    for (const [, single, double, template] of source.matchAll(
      isTranslation ? inTranslations : inCode,
    ))
      texts.add(unescaped(single ?? double ?? template ?? ''));
  }
  return [...texts].sort();
}

function unescaped(text: string): string {
  return text.replace(/\\n/g, ' ').replace(/\\(.)/g, '$1').trim();
}
