/** An image of `public/images/` as the build knows it. */
export interface ImageFile {
  /** Its path on the site, such as `/images/cms/preview.png`. */
  readonly path: string;
  readonly width: number;
  readonly height: number;
  /** Changes with the content of the file and with how its variants are encoded. */
  readonly digest: string;
  /** Vector and animated images are served as they are. */
  readonly resizable: boolean;
}

export interface ImageVariant {
  /** Its path on the site. */
  readonly path: string;
  readonly width: number;
}

/** Widths in pixels: a phone, the text column at one and a half, and at two device pixels. */
const widths = [480, 768, 1152, 1536];

/** How the variants are encoded: sharp's options for WebP. Smart subsampling takes twice as long and isn't seen. */
export const encoding = { quality: 82, effort: 4 };

/** Where the variants are: next to the other files whose names change with their content. */
export const variantFolder = '/_astro/images/';

/** The smaller versions of an image, as WebP; the file itself is the last resort and what zooms. */
export function variantsOf(image: ImageFile): ImageVariant[] {
  if (!image.resizable) return [];
  const smaller = widths.filter((width) => width < image.width);
  const widest = widths.at(-1) ?? image.width;
  // What is WebP already is served as it is; see `sourcesOf`.
  const largest = isWebp(image) ? [] : [Math.min(image.width, widest)];
  const name = image.path.replace(/^.*\//, '').replace(/\.\w+$/, '');
  return [...new Set([...smaller, ...largest])].map((width) => ({
    width,
    path: `${variantFolder}${name}.${image.digest}-${width}.webp`,
  }));
}

/** What a browser can choose from: the smaller versions, and the file itself if it is no larger than needed. */
export function sourcesOf(image: ImageFile): ImageVariant[] {
  const variants = variantsOf(image);
  const itself = isWebp(image) && image.resizable && image.width <= (widths.at(-1) ?? 0);
  return itself ? [...variants, { width: image.width, path: image.path }] : variants;
}

const isWebp = ({ path }: ImageFile): boolean => path.endsWith('.webp');
