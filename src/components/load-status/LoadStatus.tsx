import type { SiteConfig } from '../../config/schema.ts';
import { Button } from '../../ui/button/Button.tsx';
import { SpriteIcon } from '../../ui/icon/SpriteIcon.tsx';
import { ReloadLink } from '../../ui/reload-link/ReloadLink.tsx';
import styles from './LoadStatus.module.css';

interface Props {
  /** What shows if the scripts of the site fail to load. */
  readonly siteFailure: SiteConfig['siteFailure'];
}

/**
 * What a reader sees of a page on its way, or lost; filled by `navigation/load-status.ts`, the last one
 * by `layouts/before-paint.ts`, which is all that runs then.
 */
export function LoadStatus({ siteFailure }: Props) {
  return (
    <>
      <div id="load-status" className={styles.status} aria-live="polite" />
      <template id="load-spinner">
        <p className={styles.box} role="status">
          <svg viewBox="0 0 32 32" className={styles.spinner} aria-hidden="true">
            <circle cx="16" cy="16" r="13" />
          </svg>
          Loading the page…
        </p>
      </template>
      <template id="load-failure">
        <div className={styles.box} role="alert">
          <SpriteIcon name="cloud-off" size={20} />
          <p>
            <strong>
              The page <span data-address="" /> didn't load.
            </strong>{' '}
            <span data-reason="" />{' '}
            <a data-in-full="" href="/" target="_self">
              Open the page in full
            </a>
          </p>
          <Button variant="primary" data-retry="">
            Retry
          </Button>
        </div>
      </template>
      <template id="load-site-failure">
        <p className={styles.site} role="alert">
          <strong>{siteFailure.title}</strong> {siteFailure.text}
        </p>
      </template>
      <template id="load-part-failure">
        <p
          className={`${styles.box} ${styles.part}`}
          role="alert"
          popover="manual"
          data-part-failure=""
        >
          <span>
            This part of the page did not load. Check your network connection and try again, or{' '}
            <ReloadLink>reload the page</ReloadLink>.
          </span>
        </p>
      </template>
    </>
  );
}
