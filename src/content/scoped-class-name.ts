import { createHash } from 'node:crypto';
import path from 'node:path';
import { projectRoot } from '../config/project-root.ts';

/**
 * The class name that a name in a CSS module gets: a mark of the file and the place of the name in it,
 * such as `_x3k12`. It is the same in every step of the build and on every machine, and says no more than
 * it has to, as pages are full of class names. The inspector of `npm run dev` tells the stylesheet.
 * @param file absolute path of the stylesheet, with the query by which it's imported
 */
export function scopedClassName(name: string, file: string, css: string): string {
  const place = path.relative(projectRoot, file.replace(/\?.*/, '')).split(path.sep).join('/');
  const mark = createHash('sha256').update(place).digest('base64url').slice(0, 3);
  const names = new Set(css.match(/(?<=\.|@keyframes )[a-z_][\w-]*/gi));
  return `_${mark}${[...names].indexOf(name)}`;
}
