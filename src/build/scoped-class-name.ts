import { createHash } from 'node:crypto';
import path from 'node:path';
import { projectRoot } from '../config/project-root.ts';

/** Characters of the mark that tells the stylesheets of the project apart. */
const length = 4;

/**
 * The class name that a name in a CSS module gets: itself and a mark of its file, such as
 * `title-x3k9`. It is the same in every step of the build and on every machine, and short, because
 * class names are a tenth of a page.
 * @param file absolute path of the stylesheet
 */
export function scopedClassName(name: string, file: string): string {
  const [own = ''] = file.split('?');
  return `${name}-${stylesheetMark(path.relative(projectRoot, own))}`;
}

/**
 * The mark at the end of every class name of a stylesheet.
 * @param file path from the project root
 */
export function stylesheetMark(file: string): string {
  const digest = createHash('sha256').update(file.split(path.sep).join('/')).digest('hex');
  return BigInt(`0x${digest}`).toString(36).slice(0, length);
}
