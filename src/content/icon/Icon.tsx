import { useContext } from 'react';
import { iconId } from '../../ui/icon/sprite-icons.ts';
import { RenderingContext } from '../../vocabulary/rendering.ts';

interface Props {
  /** Its name in Lucide, such as `book-open`. */
  readonly name: string;
  /** Width and height in pixels. */
  readonly size?: number;
  /** What the icon tells; without one it is decoration. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

/** An icon in the text of a page, which draws each of its icons once, however often it shows them. */
export function Icon({ name, size = 18, label, className }: Props) {
  useContext(RenderingContext).icons.add(name);
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it has a label or is decoration
    <svg
      className={className ? `icon ${className}` : 'icon'}
      width={size}
      height={size}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': 'true' })}
    >
      <use href={`#${iconId(name)}`} />
    </svg>
  );
}
