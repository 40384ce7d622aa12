import * as lucide from 'lucide-react';

/** Name of a Lucide icon as Lucide writes it, such as `book-open`; its older names count. */
export type IconName = string & { readonly __brand: 'IconName' };

interface Props {
  readonly name: IconName;
  /** Width and height in pixels. */
  readonly size?: number;
  /** What the icon tells; without one it is decoration. */
  readonly label?: string | undefined;
}

const drawings = new Set<unknown>(Object.values(lucide.icons));

/** An icon by its name. Only for the build: it knows every icon, which no page should load. */
export function Icon({ name, size = 18, label }: Props) {
  const Drawing = drawingOf(name);
  if (!Drawing) throw new Error(`No icon "${name}". Check names with isIconName first.`);
  return label ? (
    <Drawing size={size} role="img" aria-label={label} />
  ) : (
    <Drawing size={size} aria-hidden="true" />
  );
}

export const isIconName = (name: string): name is IconName => drawingOf(name) !== undefined;

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

function drawingOf(name: string): lucide.LucideIcon | undefined {
  const found: unknown = Reflect.get(lucide, exportName(name));
  return isDrawing(found) ? found : undefined;
}

/** Older names are exports of the same drawings; other exports are no icons. */
const isDrawing = (found: unknown): found is lucide.LucideIcon => drawings.has(found);

/** `book-open` is exported as `BookOpen`. */
const exportName = (name: string): string =>
  name.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

const iconName = (name: string): string => name.replace(/(?<!^)([A-Z]|\d+)/g, '-$1').toLowerCase();
