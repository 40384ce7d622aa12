import { type ImageFile, variantsOf } from '../../vocabulary/image-file.ts';

interface Props {
  readonly image: ImageFile;
  readonly alt: string;
  readonly className?: string | undefined;
}

/** The text column: the whole screen less its padding, at most its own width (see DocPage). */
const sizes = '(max-width: 996px) calc(100vw - 2.5rem), 46rem';

/** An image of the right size for the screen, fetched when near, with its place reserved. */
export function ResponsiveImage({ image, alt, className }: Props) {
  const variants = variantsOf(image);
  return (
    <img
      src={image.path}
      srcSet={variants.map(({ path, width }) => `${path} ${width}w`).join(', ') || undefined}
      sizes={variants.length > 0 ? sizes : undefined}
      width={image.width}
      height={image.height}
      alt={alt}
      className={className}
      loading="lazy"
      decoding="async"
    />
  );
}
