import { type ImageFile, sourcesOf } from '../../vocabulary/image-file.ts';

interface Props {
  readonly image: ImageFile;
  readonly alt: string;
  readonly className?: string | undefined;
  /** Pixels of the image for each CSS pixel. */
  readonly density?: number | undefined;
}

/** The text column: the whole screen less its padding, at most its own width (see DocPage). */
const column = { small: 'calc(100vw - 2.5rem)', large: '46rem' };

function sizesOf(image: ImageFile, density: number): string {
  const { small, large } = column;
  if (density === 1) return `(max-width: 62.25rem) ${small}, ${large}`;
  const own = `${image.width / density}px`;
  return `(max-width: 62.25rem) min(${small}, ${own}), min(${large}, ${own})`;
}

/** An image of the right size for the screen, fetched when near, with its place reserved. */
export function ResponsiveImage({ image, alt, className, density = 1 }: Props) {
  const sources = sourcesOf(image);
  return (
    <img
      src={image.path}
      srcSet={sources.map(({ path, width }) => `${path} ${width}w`).join(', ') || undefined}
      sizes={sources.length > 0 ? sizesOf(image, density) : undefined}
      width={Math.round(image.width / density)}
      height={Math.round(image.height / density)}
      data-pixels={density === 1 ? undefined : image.width}
      alt={alt}
      className={className}
      loading="lazy"
      decoding="async"
    />
  );
}
