import { createHash } from 'node:crypto';
import path from 'node:path';
import { projectRoot } from '../config/project-root.ts';

/** Characters of the mark that tells the stylesheets of the project apart. */
const length = 3;

/**
 * The class name that a name in a CSS module gets: the mark of its file and the place of the name in
 * it, such as `_x3k12`. It is the same in every step of the build and on every machine, and says no
 * more than it has to: with names in it, class names and rules would be a thirtieth of what a page
 * transfers. The inspector of `npm run dev` tells the stylesheet and the line of every rule.
 * @param file absolute path of the stylesheet
 * @param css text of the stylesheet
 * @throws Error if the stylesheet doesn't have the name
 */
export function scopedClassName(name: string, file: string, css: string): string {
  const [own = ''] = file.split('?');
  const index = namesIn(css).indexOf(name);
  if (index === -1) {
    throw new Error(`${own} has no class and no keyframes called "${name}". Use a plain name.`);
  }
  return `_${stylesheetMark(path.relative(projectRoot, own))}${index}`;
}

/**
 * What every name in a CSS module becomes; see `scopedClassName`.
 * @param file absolute path of the stylesheet
 * @param css text of the stylesheet
 */
export function scopedClassNames(file: string, css: string): Readonly<Record<string, string>> {
  return Object.fromEntries(namesIn(css).map((name) => [name, scopedClassName(name, file, css)]));
}

/**
 * The mark at the start of every class name of a stylesheet, after the underscore.
 * @param file path from the project root
 */
export function stylesheetMark(file: string): string {
  const digest = createHash('sha256').update(file.split(path.sep).join('/')).digest('hex');
  return BigInt(`0x${digest}`).toString(36).slice(0, length);
}

/** Marks of the stylesheets whose classes are in an HTML text. */
export function marksIn(html: string): ReadonlySet<string> {
  return new Set(
    Array.from(html.matchAll(/[" ]_([a-z0-9]{3})\d+(?=[" ])/g), ([, mark]) => mark ?? ''),
  );
}

const names = /(?:\.|@keyframes\s+)([a-z_][\w-]*)/gi;

/** Classes and keyframes in the order in which they first appear; comments may name others. */
function namesIn(css: string): readonly string[] {
  return [...new Set(Array.from(css.matchAll(names), ([, name]) => name ?? ''))];
}
