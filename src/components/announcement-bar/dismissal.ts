import { writeStored } from '../../browser/storage.ts';

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
