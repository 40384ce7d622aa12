import { readStored, writeStored } from '../../browser/storage.ts';

/** Storage keys of product-spec S9; readers of the site before keep what they closed. */
export const announcementKeys = {
  id: 'docusaurus.announcement.id',
  dismissed: 'docusaurus.announcement.dismiss',
} as const;

/** Hides the bar now and on every later visit, as long as its id stays the same. */
export function rememberDismissal(id: string): void {
  document.documentElement.dataset.announcement = 'dismissed';
  // Without storage the bar is gone for this visit only.
  writeStored(announcementKeys.id, id);
  writeStored(announcementKeys.dismissed, 'true');
}

/** Hides the bar once the reader closes it in another tab. */
export function followDismissal(): void {
  addEventListener('storage', ({ key }) => {
    const about = key === announcementKeys.id || key === announcementKeys.dismissed;
    if (about && readStored(announcementKeys.dismissed) === 'true') {
      document.documentElement.dataset.announcement = 'dismissed';
    }
  });
}
