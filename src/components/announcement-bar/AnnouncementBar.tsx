import { withBase } from '../../browser/with-base.ts';
import type { SiteConfig } from '../../config/schema.ts';
import { Button } from '../../ui/button/Button.tsx';
import { island } from '../../ui/crash/island.tsx';
import { SpriteIcon } from '../../ui/icon/SpriteIcon.tsx';
import styles from './AnnouncementBar.module.css';
import { rememberDismissal } from './dismissal.ts';

type Announcement = NonNullable<SiteConfig['announcementBar']>;

function AnnouncementBarPart({ announcement }: { readonly announcement: Announcement }) {
  const { id, text, link, closeable } = announcement;
  return (
    <aside className={styles.bar} aria-label="Announcement">
      <p className={styles.text}>
        {text}{' '}
        {link ? <a href={'to' in link ? withBase(link.to) : link.href}>{link.label}</a> : null}
      </p>
      {closeable ? (
        <Button
          variant="quiet"
          size="small"
          icon
          className={styles.close}
          aria-label="Close announcement"
          onClick={() => rememberDismissal(id)}
        >
          <SpriteIcon name="x" size={16} />
        </Button>
      ) : null}
    </aside>
  );
}

/** A line of news above the navigation, gone for good once closed, until the next one. */
export const AnnouncementBar = island(AnnouncementBarPart, 'text');
