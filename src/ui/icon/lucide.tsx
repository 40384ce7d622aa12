import * as lucide from 'lucide-react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Every icon of Lucide, by the names that it writes, such as `book-open`. Only for the build. */

const drawings = new Set<unknown>(Object.values(lucide.icons));

/** Whether Lucide has an icon of this name; its older names count. */
export const isIconName = (name: string): boolean => componentOf(name) !== undefined;

/** Up to five names that share a word with a name that is none. */
export function similarIcons(name: string): string[] {
  const words = name
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 2);
  return Object.keys(lucide.icons)
    .map(iconName)
    .filter((known) => isIconName(known) && known.split('-').some((part) => words.includes(part)))
    .slice(0, 5);
}

/**
 * What is inside the `svg` of one of Lucide's icons, 24 by 24 units.
 * @throws Error if there is no icon of this name
 */
export function drawingOf(name: string): string {
  const known = drawn.get(name);
  if (known !== undefined) return known;
  const Drawing = componentOf(name);
  if (!Drawing) throw new Error(`Lucide has no icon "${name}".`);
  const drawing = renderToStaticMarkup(<Drawing />).replace(/^<svg[^>]*>|<\/svg>$/g, '');
  drawn.set(name, drawing);
  return drawing;
}

/** Every page has about the same icons. */
const drawn = new Map<string, string>();

function componentOf(name: string): lucide.LucideIcon | undefined {
  const found: unknown = Reflect.get(lucide, exportName(name));
  return isDrawing(found) ? found : undefined;
}

/** Older names are exports of the same drawings; other exports are no icons. */
const isDrawing = (found: unknown): found is lucide.LucideIcon => drawings.has(found);

/** `book-open` is exported as `BookOpen`. */
const exportName = (name: string): string =>
  name.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

const iconName = (name: string): string => name.replace(/(?<!^)([A-Z]|\d+)/g, '-$1').toLowerCase();
