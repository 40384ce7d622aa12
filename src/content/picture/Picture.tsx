import type { ImageFile } from '../../vocabulary/image-file.ts';
import styles from './Picture.module.css';
import { ResponsiveImage } from './ResponsiveImage.tsx';

export interface PictureProps {
  readonly light: ImageFile;
  /** The same image for the dark mode. */
  readonly dark?: ImageFile | undefined;
  readonly alt: string;
  readonly caption?: string | undefined;
  /** Pixels of the image for each CSS pixel; 1 unless told otherwise. */
  readonly density?: number | undefined;
}

/** An image on its own, which a click enlarges, with its caption. */
export function Picture({ light, dark, alt, caption, density }: PictureProps) {
  return (
    <figure className={styles.picture}>
      <div className={styles.frame}>
        <ResponsiveImage
          image={light}
          alt={alt}
          density={density}
          className={dark && styles.inLight}
        />
        {dark ? (
          <ResponsiveImage image={dark} alt={alt} density={density} className={styles.inDark} />
        ) : null}
        <button type="button" className={styles.zoom} data-zoom="" aria-label="Enlarge the image" />
      </div>
      {caption ? <figcaption className={styles.caption}>{caption}</figcaption> : null}
    </figure>
  );
}
