import { Button } from '../../ui/button/Button.tsx';
import type { ImageFile } from '../../vocabulary/image-file.ts';
import { Icon } from '../icon/Icon.tsx';
import { ResponsiveImage } from '../picture/ResponsiveImage.tsx';
import { embedAddress } from './embed-address.ts';
import styles from './Video.module.css';

export interface VideoProps {
  readonly src: string;
  readonly title: string;
  readonly poster?: ImageFile | undefined;
}

/**
 * A video or an interactive tour of another site. Nothing is asked of that site before a click;
 * without JavaScript the click leads there.
 */
export function Video({ src, title, poster }: VideoProps) {
  const address = embedAddress(src);
  const { hostname } = new URL(address);
  return (
    <figure className={styles.video}>
      <div className={styles.frame}>
        {poster ? <ResponsiveImage image={poster} alt="" className={styles.poster} /> : null}
        <Button
          variant="primary"
          size="large"
          className={styles.play}
          href={src}
          data-video={address}
          data-title={title}
        >
          <Icon name="play" size={20} /> Play: {title}
        </Button>
      </div>
      <figcaption className={styles.note}>
        Playing connects you to {hostname.replace(/^www\./, '')}.
      </figcaption>
    </figure>
  );
}
