import { renderToStaticMarkup } from 'react-dom/server';
import { Icon, isIconName } from './Icon.tsx';

/**
 * What is inside the `svg` of one of Lucide's icons, 24 by 24 units.
 * @throws Error if there is no icon of this name
 */
export function drawingOf(name: string): string {
  if (!isIconName(name)) throw new Error(`Lucide has no icon "${name}".`);
  return renderToStaticMarkup(<Icon name={name} />).replace(/^<svg[^>]*>|<\/svg>$/g, '');
}
